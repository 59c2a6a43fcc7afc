import type { Claim } from '../../kernel/odds/fact-odds.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Situation } from '../contract.ts'
import type { PanelProps } from '../face.ts'
import { chanceText } from '../odds/format-fraction.ts'
import type { FractionData } from '../odds/fraction-data.ts'
import type { Session } from '../session/types.ts'
import { changesTask } from '../worker/tasks.ts'
import { type TaskState, useTask } from '../worker/useTask.ts'
import { type Change, changedCase } from './case-change.ts'
import type { WishFound } from './weigh-changes.ts'

/** Something that may come of a case, and how that is said within a sentence. */
export interface NamedClaim extends Claim {
  readonly label: string
}

/** A wish, and who wishes it, of what is theirs. */
export interface NamedWish extends NamedClaim {
  readonly owner: string
}

/** A change, and how it is said. */
export interface NamedChange extends Change {
  /** True when something is added, not only moved. */
  readonly isMore: boolean
  /** Values for its sentences, such as the origin and the target of a move. */
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * Description of the changes that players can make to what is theirs, such as moving a Bullet. Its sentences are
 * `live.<name>.…`.
 */
export interface Changing<Given = unknown, Position = unknown> {
  readonly name: string
  /** Whose belongings matter to the case. */
  owners(given: Given, start: Position): readonly string[]
  /** Wishes of an owner; those for its own good come first. */
  wishes(owner: string, given: Given, start: Position, words: Words): readonly NamedClaim[]
  /** Every change that one of them could make, of a thing moved or of one more. */
  changes(owner: string, start: Position): readonly NamedChange[]
  /** The case in which something is changed: it begins anew. */
  begun(session: Session): Situation
  /** The same without what matters to no wish and takes long to count. */
  reduced(situation: Situation): Situation
  /** Reason why no change makes a wish likelier: a sentence key, and the seat that it names as `target`. */
  whyNothing(
    found: ChangesOfWish,
    given: Given,
    start: Position,
  ): readonly [key: string, target?: string]
}

/** A change with what it makes of a wish. */
export interface FoundChange {
  readonly named: NamedChange
  readonly chance: FractionData
  readonly change: FractionData
}

/** A wish, how likely it is, and what each change makes of it, the best first. */
export interface ChangesOfWish {
  readonly wish: NamedWish
  readonly now: FractionData
  readonly changes: readonly FoundChange[]
}

interface Working {
  readonly worked: TaskState<readonly WishFound[]>
  /** Results for each wish; empty until they are computed. */
  readonly found: readonly ChangesOfWish[]
}

/** Whose belongings matter to the case of a panel, and what each of them can wish. */
export function wishesIn(
  changing: Changing,
  { session, words }: PanelProps,
): ReadonlyMap<string, readonly NamedWish[]> {
  const { given, position } = session.opening.value
  const owners = changing.owners(given, position)
  const wishesOf = (owner: string) => changing.wishes(owner, given, position, words)
  return new Map(owners.map((owner) => [owner, wishesOf(owner).map((one) => ({ owner, ...one }))]))
}

/** Has it worked out what changes make of some wishes. */
export function useChanges(
  changing: Changing,
  { face, session }: PanelProps,
  wishes: readonly NamedWish[],
  slot: string,
  rank: number,
): Working {
  const start = session.opening.value.position
  const ways = wishes.map(({ owner }) => changing.changes(owner, start))
  const wishings = wishes.map(({ asked, is }, at) => {
    const changes = (ways[at] ?? []).map(({ path, value }) => ({ path, value }))
    return { asked, is, changes }
  })
  const situation = changing.reduced(changing.begun(session))
  const task = wishes.length > 0 ? changesTask(session, situation, wishings) : undefined
  const worked = useTask<readonly WishFound[]>(face, `${changing.name}-${slot}`, task, rank)
  const answers = worked.answer?.ok ? worked.answer.value : []
  const found = answers.flatMap(({ now, changed }, at) => {
    const [wish, own = []] = [wishes[at], ways[at]]
    const changes = changed.flatMap((one, way) => {
      const named = own[way]
      return named ? [{ named, ...one }] : []
    })
    return wish ? [{ wish, now, changes: changes.sort(byGain) }] : []
  })
  return { worked, found }
}

function byGain(one: FoundChange, other: FoundChange): number {
  return other.change.share - one.change.share
}

/** Makes a change: the case begins anew with it. */
export function makeChange(
  changing: Changing,
  { face, session }: PanelProps,
  change: Change,
): void {
  session.change({ situation: changedCase(face.game, changing.begun(session), change) })
}

/** Effect of a change as a sentence of the game. */
export function changeSentence(
  { name }: Changing,
  key: string,
  { wish, now }: ChangesOfWish,
  { named, chance }: FoundChange,
  { face, words }: PanelProps,
): string {
  return words.say(`live.${name}.${key}`, {
    ...named.values,
    seat: face.seatWithin(wish.owner, words),
    wish: wish.label,
    chance: chanceText(chance, words),
    before: chanceText(now, words),
  })
}
