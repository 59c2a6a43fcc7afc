import { oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import type { ClauseId } from '../clauses.ts'
import type { BanditId, Location } from '../components.ts'
import { type Stance, stances } from '../events.ts'
import type { Play } from '../play.ts'
import { isAmongRunaways, isOver, seatOf } from '../position.ts'
import { chooseGuns } from './arming.ts'
import { decideTogether, idle } from './asking.ts'
import { refusing } from './refusing.ts'
import { nameFirst, rankThem } from './shooter.ts'
import { shots } from './shooting.ts'

/**
 * shootout.trigger: those who do not agree on their order fight it out, those who fled among themselves, too, before
 * any reward is taken.
 */
export function shootItOut(play: Play, location: Location, bandits: readonly BanditId[]): void {
  fight(play, { location, bandits, clause: 'shootout.trigger', isVoid: false })
  if (isOver(play)) return
  const order = [...play.now.order]
  play.report({ clause: 'rank.all-by-wounds', kind: 'shootout-ends', location, order })
}

/** One shootout: among all who meet, or among those who fled from the one before. */
interface Meeting {
  readonly location: Location
  readonly bandits: readonly BanditId[]
  /** flee.several: all of them have just fled from a shootout. */
  readonly clause: ClauseId & ('shootout.trigger' | 'flee.several')
  /** All of them have just fled from one another: where all do so once more, the flights are void. */
  readonly isVoid: boolean
}

/**
 * flee.last: who flees is behind all who stay, and takes no part;
 * flee.several: several who flee fight for the last positions in a shootout of their own.
 * It ends: those who fled are fewer than those who met, or flee together once more at most.
 */
function fight(play: Play, meeting: Meeting): void {
  const { location, bandits, clause } = meeting
  play.report({ clause, kind: 'shootout-begins', location, bandits })
  chooseGuns(play, bandits)
  if (!takeStances(play, meeting)) {
    fight(play, { ...meeting, clause: 'flee.several', isVoid: true })
    return
  }
  if ((play.now.fight?.standing.length ?? 0) > 1) {
    nameFirst(play)
    play.repeat(shots)
  }
  if (isOver(play)) return
  rankThem(play)
  placeRunaways(play, location)
}

/**
 * flee.may: all say at once whether they stay or flee,
 * flee.again: from a shootout of runaways, too. Where all flee they meet once more; a second time the flights are void.
 * Whether it is known who stays.
 */
function takeStances(play: Play, { bandits, isVoid }: Meeting): boolean {
  const clause = 'flee.may'
  const options = oneOf<Stance>(stances)
  const refuse = refusing('not-a-stance', clause, stances)
  const chosen = decideTogether(play, bandits, () => ({ clause, kind: 'flee', options, refuse }))
  for (const [place, bandit] of bandits.entries()) {
    const stance = chosen[place] as Stance
    const seat = seatOf(play.now, bandit)
    const because = present(stance === 'flee' && isAmongRunaways(play) && 'flee.again')
    play.report({ clause, with: because, kind: 'stance-shown', seat, bandit, stance })
  }
  if (chosen.includes('stay')) return true
  if (isVoid) play.report({ clause: 'flee.several', kind: 'flights-void', bandits })
  else idle(play, 'flee.several', 'all-fled')
  return isVoid
}

/** flee.variant: by a variant those who flee receive nothing, so there is nothing to fight for. */
function placeRunaways(play: Play, location: Location): void {
  const bandits = [...(play.now.fight?.fled ?? [])]
  if (bandits.length === 0) return
  if (play.readings['flee.reward'] === 'nothing') {
    idle(play, 'flee.variant', 'fled-without-reward', { location })
  } else if (bandits.length === 1) {
    play.report({ clause: 'flee.last', kind: 'ranked', order: bandits })
  } else fight(play, { location, bandits, clause: 'flee.several', isVoid: false })
}
