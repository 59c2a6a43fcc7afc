import { oneOf } from '../../../../src/kernel/choice/index.ts'
import { clockwise } from '../../../../src/kernel/data/lists.ts'
import { die, type Loop } from '../../../../src/kernel/run/table.ts'
import type { Play } from '../play.ts'
import { checkGoal } from './aim.ts'

/** turn.roll: the mover rolls the die until the turn is over. */
export function turn(play: Play): void {
  play.repeat(rolls)
  checkGoal(play)
}

const rolls: Loop<Play> = {
  name: 'rolls',
  clause: 'turn.roll',
  goesOn: (play) => play.now.rolling,
  body(play) {
    const of = play.now.mover
    const rolled = play.roll({ clause: 'turn.roll', kind: 'die', outcomes: die(6), of })
    if (rolled === 1) return bust(play)
    gather(play)
    press(play)
  },
}

/** turn.bust: a one ends the turn and costs its chips; under one reading those that were banked, too. */
function bust(play: Play): void {
  const { mover: seat } = play.now
  play.report({ clause: 'turn.bust', kind: 'bust', seat })
  if (play.readings['bust'] === 'all') play.report({ clause: 'turn.bust', kind: 'robbed', seat })
}

/** turn.gather: a chip for every roll but a one. */
function gather(play: Play): void {
  play.report({ clause: 'turn.gather', kind: 'gathered', seat: play.now.mover })
}

/** turn.press: the mover rolls again or banks, and has to bank with enough chips to win. */
function press(play: Play): void {
  const { mover, chips } = play.now
  const isEnough = chips[mover] + chips.turn >= play.given.goal
  const options = oneOf(isEnough ? ['bank'] : ['bank', 'roll'])
  const answer = play.ask({ clause: 'turn.press', kind: 'press', by: mover, options })
  if (answer === 'bank') bank(play)
}

/** turn.bank: the chips of the turn are the mover's for good. */
function bank(play: Play): void {
  play.report({ clause: 'turn.bank', kind: 'banked', seat: play.now.mover })
}

/** turn.next: turns are taken in order until somebody has won. */
export const turns: Loop<Play> = {
  name: 'turns',
  clause: 'turn.next',
  goesOn: (play) => play.now.winner === null,
  body(play) {
    turn(play)
    if (play.now.winner !== null) return
    const { mover } = play.now
    const [seat = mover] = clockwise(play.given.seats, mover, 1)
    play.report({ clause: 'turn.next', kind: 'passed', seat })
  },
}
