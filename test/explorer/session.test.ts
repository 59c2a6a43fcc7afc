import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { compareReadings } from '../../src/explorer/interpretations/compare.ts'
import { verdictOf } from '../../src/explorer/prediction/verdict-kind.ts'
import { createSession } from '../../src/explorer/session/session.ts'
import { answersOf } from '../../src/kernel/choice/index.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import { loadFace } from '../../src/site/islands/load.ts'
import { examples } from '../games/quick-and-undead/examples.ts'
import { exampleGame, exampleTown } from '../games/wild-gangs/examples.ts'

const quickAndUndead = engineOf('quick-and-undead')
const game = engineOf('wild-gangs')

const town = () => createSession(game, { situation: exampleTown, cursor: 0 })

describe('a session', () => {
  test('is stepped over events, never to a place just after an answer', () => {
    const session = town()
    const { trace } = session.run.value
    expect(session.at.value).toBe(0)
    expect(session.position.value).toBe(session.opening.value.position)
    session.step(1)
    expect(trace[0]?.type).toBe('event')
    expect(session.position.value).toEqual(session.run.value.at(1))
    session.goTo(Number.POSITIVE_INFINITY)
    session.answer(0)
    while (session.at.value > 0) {
      session.step(-1)
      const before = session.run.value.trace[session.at.value - 1]
      expect(before?.type).not.toBe('answer')
    }
  })

  test('answers again at an earlier question and forgets what came after', () => {
    const session = createSession(game, { situation: exampleGame })
    session.answerWhatever(3, 'all')
    const first = session.run.value
    expect(first.question).toBeUndefined()
    const asked = first.trace.findIndex((line) => line.type === 'answer')
    session.goTo(asked)
    expect(session.question.value?.kind).toBe('building')
    session.answer(1)
    expect(session.state.value.log).toEqual([1])
    session.undo()
    expect(session.state.value.log).toEqual(first.log)
  })

  test('plays on by chance some answers at a time, to the same end under the same seed, or until it is stopped', async () => {
    const { game } = await loadFace('quick-and-undead')
    const situation = exampleIn(game, 'game')
    const played = createSession(game, { situation })
    played.answerWhatever(1, 'all')
    const session = createSession(game, { situation })
    const lengths: number[] = []
    session.playOut()
    while (session.isPlaying.value) {
      lengths.push(session.state.value.log.length)
      await new Promise((go) => setTimeout(go))
    }
    expect(session.state.value.log).toEqual(played.state.value.log)
    expect(new Set(lengths).size).toBeGreaterThan(2)
    session.undo()
    expect(session.state.value.log).toEqual([])

    session.playOut()
    await new Promise((go) => setTimeout(go))
    session.stop()
    const stopped = session.state.value.log.length
    await new Promise((go) => setTimeout(go, 5))
    expect(session.state.value.log).toHaveLength(stopped)
    expect(session.question.value).toBeDefined()
    // Whoever steps back meanwhile stays there.
    session.playOut()
    session.goTo(1)
    await new Promise((go) => setTimeout(go, 5))
    expect([session.at.value, session.isPlaying.value]).toEqual([1, false])
  })

  test('asks again what it has asked, with the same answers to choose from', () => {
    const session = createSession(game, { situation: exampleGame })
    const choices = () => answersOf(choiceOf(session.question.value as Question))
    const first = choices()
    session.answerWhatever(3, 'all')
    session.goTo(0)
    expect(choices()).toEqual(first)
  })

  test('waits for whoever thinks, and goes on with their answer where the reader stands', () => {
    const session = createSession(game, { situation: exampleGame }, ({ step, by }) => {
      if (step === 'roll') return 3
      return by === 'A' ? undefined : 'thought'
    })
    const askedFor = () => session.run.value.question
    for (let answers = 0; !session.question.value; answers++) {
      expect(session.thinking.value).toBe(askedFor())
      session.supply(0)
      expect(answers).toBeLessThan(4)
    }
    expect(session.question.value).toMatchObject({ by: 'A' })
    expect(session.thinking.value).toBeUndefined()
    session.answer(0)
    const { at } = session
    const stood = at.value
    while (session.thinking.value) session.supply(1)
    expect(at.value).toBe(stood)
    expect(askedFor()).toMatchObject({ by: 'A' })
    session.toDecision()
    expect(session.question.value).toMatchObject({ by: 'A' })
    expect(at.value).toBe(session.run.value.trace.length)
    session.undo()
    expect(session.question.value).toMatchObject({ by: 'A' })
    expect(session.answered.value.length).toBeLessThan(session.run.value.log.length + 1)
  })

  test('knows the answers given up to where it stands', () => {
    const session = createSession(game, { situation: exampleGame })
    session.answerWhatever(3, 'all')
    const { log } = session.run.value
    expect(session.answered.value).toEqual(log)
    const { trace } = session.run.value
    const third = trace.flatMap((line, index) => (line.type === 'answer' ? [index] : []))[2] ?? 0
    session.goTo(third)
    expect(session.answered.value).toEqual(log.slice(0, 2))
    session.goTo(0)
    expect(session.answered.value).toEqual([])
  })

  test('answers alike under the same seed', () => {
    const logs = [5, 5, 6].map((seed) => {
      const session = createSession(game, { situation: exampleGame })
      session.answerWhatever(seed, 'all')
      return session.state.value.log
    })
    expect(logs[0]).toEqual(logs[1])
    expect(logs[0]).not.toEqual(logs[2])
  })

  test('throws dice of which one does not tell the next', () => {
    const throws = Array.from({ length: 300 }, (_, seed) => {
      const session = createSession(quickAndUndead, { situation: examples.duel })
      for (const _duellist of examples.duel.duellists) session.answerWhatever(seed, 'one')
      return session.state.value.log.slice(0, 3).join(' ')
    })
    expect(new Set(throws).size).toBeGreaterThan(150)
  })

  test('plays a game of two to its end under every seed', () => {
    const situation = { ...examples.game, players: 2 }
    for (let seed = 0; seed < 20; seed++) {
      const session = createSession(quickAndUndead, { situation })
      session.answerWhatever(seed, 'all')
      expect(session.question.value).toBeUndefined()
    }
  })

  test('refuses an illegal change and keeps everything', () => {
    const session = town()
    const before = session.state.value
    const crowded = { ...exampleTown, gangsters: { 'NW.n': ['A1', 'A2', 'A3', 'A4'] } }
    expect(session.change({ situation: crowded })).toBe(false)
    expect(session.state.value).toBe(before)
    expect(session.refusals.value[0]).toMatchObject({ code: 'side-full' })
    expect(session.change({ readings: { protected: 'slide' } })).toBe(true)
    expect(session.refusals.value).toEqual([])
  })

  test('refuses an answer that does not exist', () => {
    const session = createSession(game, { situation: exampleGame })
    session.answer(99)
    expect(session.refusals.value[0]).toMatchObject({ code: 'answer-number-out-of-range' })
    expect(session.state.value.log).toEqual([])
  })

  test('answers for those who are not asked, and for those only', () => {
    const session = createSession(game, { situation: exampleGame }, (question) =>
      question.step === 'ask' && question.by === 'A' ? undefined : 7,
    )
    expect(session.question.value).toMatchObject({ step: 'ask', by: 'A' })
    session.answer(0)
    // What the others have answered is stepped past as it happens, and not asked.
    const { trace } = session.run.value
    while (session.at.value < trace.length) {
      expect(session.question.value).toBeUndefined()
      session.step(1)
    }
    expect(session.question.value).toMatchObject({ step: 'ask', by: 'A' })
  })

  test('shows one thing after an answer, and leads on to the next decision', () => {
    const session = createSession(game, { situation: exampleGame })
    session.answerWhatever(3, 'all')
    session.goTo(0)
    session.answer(1)
    expect(session.run.value.trace.slice(0, session.at.value).map(({ type }) => type)).toEqual([
      'answer',
      'event',
    ])
    expect(session.since.value).toBe(0)
    session.toDecision()
    expect(session.question.value).toBeDefined()
  })

  test('knows whether a decision follows: none does once the last answer is given', () => {
    const session = createSession(game, { situation: exampleGame })
    session.answerWhatever(3, 'all')
    const { trace } = session.run.value
    const last = trace.findLastIndex(({ type }) => type === 'answer')
    session.goTo(0)
    expect(session.decision.value).toBeGreaterThan(0)
    session.goTo(last)
    expect(session.question.value).toBeDefined()
    expect(session.decision.value).toBeUndefined()
    session.goTo(last + 1)
    expect(session.decision.value).toBeUndefined()
  })

  test('opens its case once, and goes on from the last round instead of the beginning', () => {
    let [opens, events] = [0, 0]
    const counting: typeof game = {
      ...game,
      open: (...given) => {
        opens++
        return game.open(...given)
      },
      apply: (...given) => {
        events++
        game.apply(...given)
      },
    }
    const session = createSession(counting, { situation: exampleGame })
    session.answerWhatever(3, 'all')
    const { log } = session.run.value
    session.goTo(session.run.value.trace.length - 40)
    session.answer(0)
    const whole = session.run.value.events.length
    events = 0
    session.answerWhatever(3, 'one')
    expect(session.run.value.log.length).toBeLessThan(log.length)
    expect(opens).toBe(1)
    expect(events).toBeLessThan(whole)
  })

  test('goes back to where it began', () => {
    const session = town()
    session.change({ readings: { protected: 'slide' } })
    session.step(1)
    session.reset()
    expect(session.state.value).toEqual(town().state.value)
  })
})

describe('two readings', () => {
  test('part at the first event that differs', () => {
    const { run, state } = town()
    const compared = compareReadings(game, state.value, run.value, { protected: 'slide' })
    expect(compared?.parting?.one).toMatchObject({ kind: 'loot-withheld' })
    expect(compared?.parting?.other).toMatchObject({ kind: 'loot-taken' })
    expect(verdictOf(game, state.value, run.value)).toBe('silent')
  })

  test('do not part where they do not matter', () => {
    const empty = { ...exampleTown, gangsters: {} }
    const { run, state } = createSession(game, { situation: empty })
    const compared = compareReadings(game, state.value, run.value, { protected: 'slide' })
    expect(compared?.parting).toBeUndefined()
  })
})
