import { oneOf } from '../../../kernel/choice/index.ts'
import { lots } from '../../../kernel/data/stock.ts'
import type { ClauseId } from '../clauses.ts'
import { type Attribute, type BanditId, type Fortune, fortunes, LIMITS } from '../components.ts'
import type { Play } from '../play.ts'
import { memberOf, seatOf } from '../position.ts'
import { idle } from './asking.ts'
import { land } from './death.ts'
import { drawFor, limitClauses } from './deck.ts'
import { canPay, gain, pay } from './money.ts'
import { refusing } from './refusing.ts'

/**
 * component.fortune-cards: the aid describes no card. One of the illustrative deck comes up, which is shuffled again
 * after each; or the table tells what its card does.
 */
export function drawFortune(play: Play, bandit: BanditId, clause: ClauseId): void {
  const seat = seatOf(play.now, bandit)
  const fortune = fortuneOf(play, bandit, clause)
  play.report({ clause, kind: 'fortune-drawn', seat, bandit, fortune })
  effects[fortune](play, bandit, clause)
}

function fortuneOf(play: Play, bandit: BanditId, clause: ClauseId): Fortune {
  const kind = 'fortune'
  const about = { bandit }
  if (play.given.fortune === 'table') {
    const refuse = refusing('not-a-fortune', clause, fortunes)
    return play.ask({ clause, kind, by: 'table', about, options: oneOf(fortunes), refuse })
  }
  const of = seatOf(play.now, bandit)
  const { outcomes, weights } = lots(fortunes, (card) => play.given.fortunes[card])
  return play.roll({ clause, kind, of, about, outcomes, weights })
}

type Effect = (play: Play, bandit: BanditId, clause: ClauseId) => void

const effects: Readonly<Record<Fortune, Effect>> = {
  gain: (play, bandit, clause) => gain(play, bandit, 100, clause),
  lose(play, bandit, clause) {
    const seat = seatOf(play.now, bandit)
    if (canPay(play, seat, 100)) pay(play, seat, 100, clause)
    else idle(play, clause, 'no-money', { seat })
  },
  equipment: drawFor,
  bullet: (play, bandit, clause) => give(play, bandit, 'bullets', clause),
  courage: (play, bandit, clause) => give(play, bandit, 'courage', clause),
  wound: (play, bandit) => land(play, bandit, 'body', null),
  heal(play, bandit, clause) {
    const hasWounds = memberOf(play.now, bandit).wounds > 0
    if (hasWounds) play.report({ clause, kind: 'healed', bandit, count: 1 })
    else idle(play, clause, 'no-wounds', { bandit })
  },
  nothing: () => {},
}

/** A token that does not come from the school: the limits hold for it unless read otherwise. */
function give(play: Play, bandit: BanditId, attribute: Attribute, clause: ClauseId): void {
  const isFree = play.readings['limits'] === 'school'
  const isFull = memberOf(play.now, bandit)[attribute] >= LIMITS[attribute]
  if (isFull && !isFree) idle(play, clause, 'at-limit', { bandit }, limitClauses[attribute])
  else play.report({ clause, kind: 'raised', bandit, attribute, count: 1 })
}
