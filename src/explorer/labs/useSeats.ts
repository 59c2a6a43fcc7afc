import type { Signal } from '@preact/signals-core'
import { useMemo } from 'preact/hooks'
import type { Situation } from '../contract.ts'
import type { Face } from '../face.ts'
import { everybody, type Viewpoint, viewpointOf } from '../history/build-ledger.ts'
import type { Session, Unattended } from '../session/types.ts'
import { useSignal, useSignals } from '../ui/useSignals.ts'

/** The answerer of each seat in a whole game, and the seat whose view is shown. */
export interface SeatsState {
  /** The seats that people have taken, and those left to chance; opponents with sense play the others. */
  readonly people: Signal<readonly string[]>
  readonly random: Signal<readonly string[]>
  /** True when draws and shuffles are set by hand. */
  readonly byHand: Signal<boolean>
  /** True when people tell what hands do at a real table, such as where something lands; chance decides it otherwise. */
  readonly isTold: Signal<boolean>
  readonly seed: Signal<number>
  readonly unattended: Unattended
  /** The opponents with sense at a table. */
  thinkers(session: Pick<Session, 'opening'>): readonly string[]
  /** The eyes through which the table is shown now, and the seat for which the device is to be passed on. */
  look(session: Session): { readonly view: Viewpoint; readonly curtain: string | undefined }
  /** The device is in the hands of that seat. */
  raise(seat: string): void
}

/** The seats of a game: the first is a person's, opponents with sense play the others, until told otherwise; `luck` is that of the game. */
export function useSeats(face: Face, example: Situation, luck: number): SeatsState {
  const first = useMemo(() => firstSeat(face, example), [face, example])
  const people = useSignal<readonly string[]>([first])
  const random = useSignal<readonly string[]>([])
  const byHand = useSignal(false)
  const isTold = useSignal(false)
  const seed = useSignal(luck)
  /** The seat whose cards the device shows. */
  const holder = useSignal(first)
  useSignals([people, random, byHand, isTold, seed, holder])
  const unattended = useMemo<Unattended>(
    () => (question) => {
      if (question.step === 'roll') return byHand.peek() ? undefined : seed.peek()
      const { by = '', kind } = question
      if (by === 'table') {
        // Each seat agrees for itself, people first.
        if (face.agreements?.includes(kind)) return 'thought'
        return isTold.peek() ? undefined : seed.peek()
      }
      if (people.value.includes(by)) return undefined
      return random.value.includes(by) ? seed.peek() : 'thought'
    },
    [],
  )
  const viewed = useMemo(() => new Map<string, Viewpoint>(), [face])
  const lookFor = (session: Session, seat: string): Viewpoint => {
    const fresh = viewpointOf(face, seat, session.position.value)
    if (fresh.seat === undefined) return everybody
    const known = viewed.get(seat)
    if (known) return known
    viewed.set(seat, fresh)
    return fresh
  }
  const playing = ({ opening }: Pick<Session, 'opening'>) => face.game.seats(opening.value.given)
  return {
    people,
    random,
    byHand,
    isTold,
    seed,
    unattended,
    thinkers: (session) =>
      playing(session).filter(
        (seat) => !people.value.includes(seat) && !random.value.includes(seat),
      ),
    look(session) {
      const waiting = session.question.value
      const asked = waiting?.step === 'ask' ? waiting.by : undefined
      const here = people.value.filter((one) => playing(session).includes(one))
      const seat = here.includes(holder.value) ? holder.value : here[0]
      if (!seat) return { view: everybody, curtain: undefined }
      const view = lookFor(session, seat)
      const isOther = asked !== undefined && asked !== seat && here.includes(asked)
      return { view, curtain: isOther && view.seat !== undefined ? asked : undefined }
    },
    raise(seat) {
      holder.value = seat
    },
  }
}

function firstSeat({ game }: Face, example: Situation): string {
  const opening = game.open(example)
  return (opening.ok && game.seats(opening.value.given)[0]) || ''
}
