import { oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { against } from '../../../kernel/game/refusal.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { Place, Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { inTurn, type Laid, placesOf } from '../position.ts'
import { breakOff, finish, roundsLeft } from './ending.ts'
import { flipDin, hush } from './noise.ts'
import { turns } from './turns.ts'
import { zombiePhase } from './zombies/activation.ts'
import { arrivals } from './zombies/spawn.ts'

/** From the beginning of a round to the end of the game. */
export function onwards(play: Play): void {
  play.repeat(rounds)
  if (isOver(play)) finish(play)
  else breakOff(play)
}

/**
 * end.three-rounds: rounds are played until three are over after the first exit; R-nobody-left: or nobody is on the
 * board; R-no-exit: nothing else ends a game, unless the situation says after how many rounds it is left unfinished.
 */
export const rounds: Loop<Play> = {
  name: 'rounds',
  clause: 'turn.round',
  goesOn: (laid) => !isOver(laid) && laid.now.round <= laid.given.mostRounds,
  body: playRound,
}

function isOver(laid: Laid): boolean {
  return inTurn(laid).length === 0 || laid.now.left === 0
}

/** turn.round, turn.first-player: all turns, then the zombies, then the end of their activation (R-round-order). */
function playRound(play: Play): void {
  const { round } = play.now
  play.report({ clause: 'turn.round', with: ['turn.first-player'], kind: 'round-begins', round })
  play.repeat(turns)
  // R-nobody-left: with nobody on the board the game stops at once.
  if (inTurn(play).length === 0) return
  zombiePhase(play)
  if (inTurn(play).length === 0) return
  arrivals(play)
  for (const seat of inTurn(play)) recover(play, seat)
  if (play.readings['din'] === 'round') flipDin(play)
  hush(play)
  const left = roundsLeft(play)
  const because = present(play.now.din?.side === 'echo' && 'noise.echo-stays')
  play.report({ clause: 'end.three-rounds', with: because, kind: 'round-ends', round, left })
}

/**
 * token.recover: a player takes back all Action tokens, or one Fatigue token (R-token-recover);
 * token.unrecovered-stay: all others stay where they are.
 */
function recover(play: Play, seat: Seat): void {
  const clause = 'token.recover'
  const { sheet } = play.now.players[seat]
  const placed = placesOf(sheet, 'action')
  const tired = placesOf(sheet, 'fatigue')
  if (placed.length + tired.length === 0) return
  const all = placed.length > 0 ? (['actions', ...tired] as const) : tired
  const refuse = (answer: unknown) => against('recover-one', clause, answer, all)
  const options = oneOf<Place | 'actions'>(all)
  const choice = play.ask({ clause, kind: 'recover', by: seat, options, refuse })
  const places = choice === 'actions' ? placed : [choice]
  const because = ['token.unrecovered-stay'] as const
  play.report({ clause, with: because, kind: 'tokens-recovered', seat, places })
}
