import { type Answer, keyOf } from './answers.ts'
import { type Memory, memoryOf, retrievability } from './schedule.ts'

/** A case of a deck. */
export interface DeckCase {
  readonly id: string
  /** Mark of what the case asks: changes with it. */
  readonly mark: string
  /** The clause that decides. Two cases of one clause do not follow each other. */
  readonly because: string
}

/** The cases of a game in the order in which they are learned. */
export interface Deck {
  readonly game: string
  readonly cases: readonly DeckCase[]
}

/** A case of some deck. */
export interface Item extends DeckCase {
  readonly game: string
}

/** Reason why a case is asked: it was missed a few cases ago, it is due, it is new. */
export type Reason = 'again' | 'due' | 'new'

/** State of today's sitting. */
export interface Sitting {
  /** The case that comes next; undefined when the sitting is over. */
  readonly next: (Item & { readonly reason: Reason }) | undefined
  /** Number of different cases answered today. */
  readonly done: number
  /** Number of cases left, by the reason why they are asked. */
  readonly left: Readonly<Record<Reason, number>>
}

/** Number of cases in a sitting: about ten minutes. */
export const SITTING = 10

/** Least number of other cases between a miss and its return; up to two more, so that nobody waits for it. */
const GAP = 3

/** Attempts at a case in a sitting. */
const TRIES = 3

/** Further cases after the last of a sitting, so that a late miss does not come back at once; none where others wait, too. */
const FILLERS = 3

/** Of this many cases one is new while others are due. */
const NEW_EVERY = 3

/** A case of today's sitting, as far as it has been answered. */
interface Attempted {
  readonly key: string
  /** Number of attempts. */
  tries: number
  isRight: boolean
  /** Number of the turn at which it was last asked. */
  turn: number
}

/** Cases answered in practice today; answers that repeat one another without a pause are one attempt. */
function attemptsOf(answers: readonly Answer[], items: ReadonlyMap<string, Item>, today: number) {
  const attempts = new Map<string, Attempted>()
  let turns = 0
  let last = ''
  for (const answer of answers) {
    const key = keyOf(answer)
    if (answer.day !== today || !answer.isPractice || !items.has(key) || key === last) continue
    turns += 1
    last = key
    const tries = (attempts.get(key)?.tries ?? 0) + 1
    attempts.set(key, { key, tries, isRight: answer.isRight, turn: turns })
  }
  return { attempts, turns, last }
}

/** Number of cases until a miss returns: three to five, by its name, so that it cannot be foreseen. */
function gapOf(key: string): number {
  const sum = [...key].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return GAP + (sum % 3)
}

/**
 * The state of today's sitting: what has been answered, what comes next, and what is left. It follows from the answers
 * alone, so another tab or a page that is opened anew goes on where the reader is.
 *
 * @param decks the cases to practise, each deck in the order of learning
 * @param goal number of cases that the reader wants today
 */
export function sittingOf(
  decks: readonly Deck[],
  answers: readonly Answer[],
  today: number,
  goal = SITTING,
): Sitting {
  const items = itemsOf(decks)
  const marks = new Map([...items].map(([key, { mark }]) => [key, mark]))
  const memory = memoryOf(answers, marks, today)
  const { attempts, turns, last } = attemptsOf(answers, items, today)
  const done = attempts.size
  const topic = items.get(last)?.because
  const due = dueOf(items, memory, today)
  const fresh = freshOf(decks, memory)
  const missed = [...attempts.values()]
    .filter(({ tries, isRight }) => !isRight && tries < TRIES)
    .sort((one, other) => one.turn - other.turn)
  const ready = missed.find(({ key, turn }) => turns - turn >= gapOf(key))
  const wanted = Math.max(0, goal - done)
  const isShort = missed.length > 0 && missed.length <= GAP
  const isFilling = wanted === 0 && isShort && done < goal + FILLERS
  const pick = wanted > 0 || isFilling ? pickOf(due, fresh, done, topic) : undefined
  const late = pick ? undefined : missed.find(({ key }) => key !== last)
  const again = items.get((ready ?? late)?.key ?? '')
  const isDue = pick !== undefined && memory.has(keyOf(pick))
  const dueLeft = Math.min(due.length, wanted)
  return {
    next: again
      ? { ...again, reason: 'again' }
      : pick && { ...pick, reason: isDue ? 'due' : 'new' },
    done,
    left: {
      again: missed.length,
      due: dueLeft,
      new: Math.min(fresh.length, wanted - dueLeft),
    },
  }
}

function itemsOf(decks: readonly Deck[]): ReadonlyMap<string, Item> {
  const all = decks.flatMap(({ game, cases }) => cases.map((one) => ({ ...one, game })))
  return new Map(all.map((item) => [keyOf(item), item]))
}

/** The cases that are due, those first that are likeliest forgotten. */
function dueOf(
  items: ReadonlyMap<string, Item>,
  memory: ReadonlyMap<string, Memory>,
  today: number,
): readonly Item[] {
  return [...memory]
    .flatMap(([key, one]) => {
      const item = items.get(key)
      // What was answered today, wherever, is asked again another day.
      return item && one.due <= today && one.last !== today
        ? [{ item, known: retrievability(one, today) }]
        : []
    })
    .sort((one, other) => one.known - other.known)
    .map(({ item }) => item)
}

/** The cases that have never been answered, in the order of learning; of several games those begun by turns. */
function freshOf(decks: readonly Deck[], memory: ReadonlyMap<string, Memory>): readonly Item[] {
  const left = decks.map(({ game, cases }) => {
    const own = cases.map((one) => ({ ...one, game }))
    return { own, fresh: own.filter((item) => !memory.has(keyOf(item))) }
  })
  const begun = left.filter(({ own, fresh }) => fresh.length < own.length)
  const open = begun.length > 0 ? begun : left
  // A game of which less is known comes first, which takes games that are known alike by turns.
  return open
    .flatMap(({ own, fresh }) =>
      fresh.map((item, place) => ({ item, turn: own.length - fresh.length + place })),
    )
    .sort((one, other) => one.turn - other.turn)
    .map(({ item }) => item)
}

/** The next regular case: due ones first, with a new one now and then; not of the topic that was asked last. */
function pickOf(
  due: readonly Item[],
  fresh: readonly Item[],
  done: number,
  topic: string | undefined,
): Item | undefined {
  const isTurnOfNew = done % NEW_EVERY === NEW_EVERY - 1
  const [first, second] = isTurnOfNew ? [fresh, due] : [due, fresh]
  const other = (some: readonly Item[]) => some.find(({ because }) => because !== topic)
  return other(first) ?? other(second) ?? first[0] ?? second[0]
}
