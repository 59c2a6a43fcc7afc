import { describe, expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { scenariosOf } from '../../../src/content/scenarios.ts'
import type { Situation } from '../../../src/explorer/contract.ts'
import { correctionTold, namedAt } from '../../../src/explorer/tables/corrections.ts'
import { entriesOf } from '../../../src/explorer/tables/entries.ts'
import { followingOf } from '../../../src/explorer/tables/following.ts'
import { type OpenTable, openTable } from '../../../src/explorer/tables/open-table.ts'
import { readTable, type TableRecord, written } from '../../../src/explorer/tables/record.ts'
import { answerName, oneTap } from '../../../src/explorer/tables/Tell.tsx'
import { openView, readerOf } from '../../../src/explorer/tables/viewpoints.ts'
import { type GameId, gameIds } from '../../../src/games/manifest.ts'
import { exampleIn } from '../../../src/kernel/game/kind.ts'
import { byValue, nobody, pickAt } from '../../../src/kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../../src/kernel/run/laid-table.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { withPlayers } from '../../../src/kernel/words/players.ts'
import { load } from '../../../src/site/islands/load.ts'

function recordOf(game: GameId, more: Partial<TableRecord> = {}): TableRecord {
  return {
    ...{ id: 'one', game, names: {}, situation: exampleIn(engineOf(game), 'game'), readings: {} },
    ...{ isDrawn: false, seed: 7, entries: [], waiting: [], corrections: [] },
    ...{ round: '', isOver: false, begun: 1, touched: 1 },
    ...more,
  }
}

function opened(record: TableRecord): OpenTable {
  const found = openTable({ game: engineOf(record.game as GameId) }, record)
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found.value
}

/** Tells values one after another, as taps do. */
function tell(table: OpenTable, ...values: readonly unknown[]): void {
  for (const value of values) {
    const { question } = table.session.run.peek()
    if (!question) throw new Error('nothing is asked')
    const number = choiceOf(question).indexOf(value)
    expect(number, `${question.kind}: ${JSON.stringify(value)}`).toBeGreaterThanOrEqual(0)
    table.tell(number)
  }
}

/** Tells so many answers that chance draws. */
function tellSome(table: OpenTable, count: number, seed = 11): void {
  for (let told = 0; told < count; told++) {
    const { question, log } = table.session.run.peek()
    if (!question) return
    const answer = pickAt(seed, log.length, question)
    if (typeof answer === 'number') table.tell(answer)
  }
}

const west = (players: number) =>
  recordOf('fast-west', { situation: { kind: 'game', players } as TableRecord['situation'] })
const asked = ({ session }: OpenTable) => session.run.peek().question
const kinds = ({ session }: OpenTable) => entriesOf(session.run.peek()).map(({ kind }) => kind)

describe('a table of Fast-West', () => {
  test('takes one tap for a cactus and two for a Sheriff, and goes on by itself', () => {
    const table = opened(west(4))
    tell(table, 'cactus')
    expect(asked(table)).toMatchObject({ kind: 'card', of: 'B' })
    tell(table, 'sheriff', 'C')
    expect(asked(table)).toMatchObject({ kind: 'card', of: 'C' })
    expect(kinds(table)).toEqual(['card', 'card', 'slowest'])
  })

  test('takes back what was told last, and what came of it', () => {
    const table = opened(west(4))
    tell(table, 'cactus')
    const before = table.session.run.peek().position
    tell(table, 'cactus')
    table.takeBack()
    expect(table.session.run.peek().position).toEqual(before)
    table.takeBack()
    expect(table.canTakeBack.peek()).toBe(false)
  })

  test('asks for what a correction brings, and tells the later entries again after it', () => {
    const table = opened(west(4))
    tell(table, 'cactus', 'cactus', 'sheriff', 'A', 'cactus')
    const sheriff = choiceOf(table.session.run.peek().again(0, nobody).question as never)
    table.correct(0, sheriff.indexOf('sheriff'))
    expect(asked(table)?.kind).toBe('slowest')
    expect(table.aside.peek().waiting).toHaveLength(4)
    tell(table, 'D')
    expect(table.aside.peek().waiting).toEqual([])
    expect(kinds(table)).toEqual(['card', 'slowest', 'card', 'card', 'slowest', 'card'])
    expect(asked(table)).toMatchObject({ kind: 'card', of: 'A' })
  })

  test('drops what is not asked for any more, and tells the rest again', () => {
    const table = opened(west(4))
    tell(table, 'sheriff', 'B', 'cactus', 'sheriff', 'A')
    const first = choiceOf(table.session.run.peek().again(0, nobody).question as never)
    table.correct(0, first.indexOf('cactus'))
    const { corrected, waiting } = table.aside.peek()
    expect(waiting).toEqual([])
    expect(corrected).toMatchObject({ again: 3, dropped: [{ kind: 'slowest', value: 'B' }] })
    expect(kinds(table)).toEqual(['card', 'card', 'card', 'slowest'])
  })

  test('stops at the first entry that is not allowed any more, with its reason', () => {
    const table = opened(west(4))
    // There are four Sheriffs; a fifth cannot be.
    tell(table, 'cactus', 'sheriff', 'A', 'sheriff', 'A', 'sheriff', 'A', 'sheriff', 'A')
    const first = choiceOf(table.session.run.peek().again(0, nobody).question as never)
    table.correct(0, first.indexOf('sheriff'))
    tell(table, 'B')
    const { stopped } = table.aside.peek()
    expect(stopped?.refusal).toMatchObject({ code: 'card-not-there', clause: 'round.flip-top' })
    expect(stopped?.entry).toMatchObject({ kind: 'card', value: 'sheriff' })
    tell(table, 'cactus')
    expect(table.aside.peek().stopped).toBeUndefined()
    expect(table.aside.peek().waiting).toEqual([])
  })

  test('undoes a correction to the letter', () => {
    const table = opened(west(4))
    tell(table, 'cactus', 'cactus', 'sheriff', 'A')
    const { log, position } = table.session.run.peek()
    table.correct(0, 1)
    table.cancel()
    expect(table.session.run.peek().log).toEqual(log)
    expect(table.session.run.peek().position).toEqual(position)
    expect(table.aside.peek()).toMatchObject({ waiting: [], corrections: [], stopped: undefined })
  })

  test('lists a correction by its round and question, with what stood after it', async () => {
    const { face, words } = await load('en', 'fast-west')
    const named = withPlayers(words, { A: 'Ada', B: 'Ben' })
    const table = opened(west(4))
    tell(table, 'cactus', 'cactus', 'sheriff', 'A', 'cactus')
    const before = table.session.run.peek().again(0, nobody)
    const question = before.question as Question
    table.correct(0, choiceOf(question).indexOf('sheriff'), namedAt(face, before, question))
    tell(table, 'D')
    const kept = readTable(JSON.parse(JSON.stringify(written(table.record.peek()))))
    if (typeof kept === 'string') throw new Error(kept)
    const [one] = opened(kept).aside.peek().corrections
    expect(one).toMatchObject({ at: 0, before: 'cactus', after: 'sheriff', stood: 4 })
    const { given } = table.session.opening.peek()
    const told = one && correctionTold(face, one, given, named)
    expect(told?.where).toMatch(/round.* – .*Ada/i)
    expect(told?.changes).toEqual([{ what: '', after: 'Sheriff', before: 'Cactus' }])
  })

  test('tells of bullets that were handed out those alone that changed hands', async () => {
    const { face, words } = await load('en', 'fast-west')
    const table = opened(west(3))
    const hands = (a: number, b: number) => ({ A: a, B: b, C: 3 })
    const told = correctionTold(
      face,
      {
        ...{ at: 3, kind: 'bullets', before: hands(1, 2), after: hands(2, 1), stood: 0 },
        named: {
          asked: { step: 'ask', kind: 'bullets', clause: 'duel.grab', by: 'table' },
          ...{ isHanded: true, isSecret: false },
        },
      },
      table.session.opening.peek().given,
      withPlayers(words, { A: 'Ada' }),
    )
    expect(told?.changes.map(({ what, after, before }) => [what, after, before])).toEqual([
      ['Ada', expect.stringContaining('2'), expect.stringContaining('1')],
      ['B', expect.stringContaining('1'), expect.stringContaining('2')],
    ])
  })

  test('says what comes next, by what is answered', async () => {
    const { face, words } = await load('en', 'fast-west')
    const table = opened(west(4))
    const named = withPlayers(words, { A: 'Ada', B: 'Ben' })
    const ways = followingOf(face, table.session, named, nobody)
    expect(ways[0]?.next).toContain('Ben')
    expect(ways[0]?.answers).toEqual(['Cactus', 'Cactus with child'])
    tell(table, 'sheriff')
    const [only, other] = followingOf(face, table.session, named, nobody)
    expect(other).toBeUndefined()
    expect(only).toMatchObject({ answers: [], clause: 'round.flip-top' })
    expect(only?.next).toContain('Ben')
  })
})

/** Questions of an example, each with the seat for whose eyes alone it is. */
async function readersIn(
  game: GameId,
  id: string,
): Promise<readonly (readonly [string, string | undefined])[]> {
  const { face } = await load('en', game)
  const scenario = scenariosOf(game).get(id)
  const opening =
    scenario && engineOf(game).open(scenario.situation as Situation, scenario.readings)
  if (!opening?.ok) throw new Error(id)
  const found: (readonly [string, string | undefined])[] = []
  const script = byValue(scenario?.answers ?? [])
  replay(engineOf(game), opening.value, (question, position, given) => {
    found.push([question.kind, readerOf(face, question, position)])
    return script(question, position, given)
  })
  return found
}

test.each(gameIds)('each answer of %s that is one tap has a name', async (game) => {
  const { face, words } = await load('fr', game)
  const table = opened(recordOf(game))
  for (let step = 0; step < 150; step++) {
    const { question } = table.session.run.peek()
    if (!question) break
    const { given } = table.session.opening.peek()
    for (const value of oneTap(choiceOf(question)) ?? []) {
      expect(answerName(face, question, value, given, words), question.kind).not.toBe('')
    }
    tellSome(table, 1)
  }
})

describe('what only one player may see is behind a curtain', () => {
  test('at the black market of Nowhere’sVille: the cards looked at, the one kept, the order of the others', async () => {
    const found = await readersIn('nowheresville', 'market-three-in-a-row')
    const first = found.slice(found.findIndex(([kind]) => kind === 'equipment'))
    expect(first.slice(0, 5)).toEqual([
      ['equipment', 'A'],
      ['equipment', 'A'],
      ['equipment', 'A'],
      ['keep', 'A'],
      ['return', 'A'],
    ])
  })

  test('when a token of Trust Me is searched for: what it is, and where it is put', async () => {
    const found = await readersIn('trust-me', 'search-into-a-box-taken')
    expect(found.find(([kind]) => kind === 'step')?.[1]).toBeUndefined()
    expect(found).toContainEqual(['keep', 'A'])
    expect(found).toContainEqual(['make-room', 'A'])
  })
})

describe.each(gameIds)('a table of %s', (game) => {
  test('is the same after it was kept and opened again', () => {
    const table = opened(recordOf(game))
    tellSome(table, 60)
    const kept = readTable(JSON.parse(JSON.stringify(written(table.record.peek()))))
    if (typeof kept === 'string') throw new Error(kept)
    expect(kept.entries.length).toBeGreaterThan(20)
    const again = opened(kept)
    expect(again.aside.peek().waiting).toEqual([])
    expect(again.session.run.peek().position).toEqual(table.session.run.peek().position)
  })

  test('is corrected early: later entries stay while they are legal, none is lost, and it can be undone', () => {
    const table = opened(recordOf(game))
    tellSome(table, 50)
    const run = table.session.run.peek()
    const told = entriesOf(run)
    const place = told.findIndex(
      (entry, at) => at > 3 && run.again(at, nobody).question?.kind === entry.kind,
    )
    const { question } = run.again(place, nobody)
    if (!question) throw new Error('nothing to correct')
    const drawn = [1, 2, 3, 4, 5].map((seed) => pickAt(seed, place, question))
    const other = drawn.find((one) => typeof one === 'number' && one !== run.log[place]) as number
    table.correct(place, other)
    const { waiting, stopped, corrected } = table.aside.peek()
    const after = entriesOf(table.session.run.peek())
    const dropped = corrected?.dropped.length ?? 0
    expect(after[place]?.value).toEqual(choiceOf(question).at(other))
    const left = told.length - dropped - waiting.length - (stopped ? 1 : 0)
    expect(after.length).toBeGreaterThanOrEqual(left)
    table.cancel()
    expect(table.session.run.peek().position).toEqual(run.position)
  })

  test('lies open to nobody in particular at every step, and says who alone may see a question', async () => {
    const { face } = await load('en', game)
    const table = opened(recordOf(game))
    const seats = face.game.seats(table.session.opening.peek().given)
    for (let step = 0; step < 40; step++) {
      const { question, position } = table.session.run.peek()
      if (!question) break
      const reader = readerOf(face, question, position)
      if (reader !== undefined) expect(seats).toContain(reader)
      expect(() => openView(face).see(position)).not.toThrow()
      tellSome(table, 1)
    }
  })
})
