import type { TrustMeEvent } from '../../events.ts'
import { compareGap, distance, type Spot } from '../../geometry/plane.ts'
import type { Laid } from '../../position.ts'
import { radiiOf } from '../../rules/figures.ts'
import { coverOn, sight } from '../../rules/terrain.ts'
import { drawnTo } from '../../rules/zombies/zombies.ts'
import { laidOf, type View } from '../view.ts'
import { placesOnTable } from './moving.ts'

/** Measure between a figure and something else. */
export interface Line {
  /** The part of the board to which it is measured. */
  readonly name: string
  readonly from: Spot
  readonly to: Spot
  /** R-geo-measure: what lies between them, as it is shown. */
  readonly gap: number
  /** zombie.p1: 20 cm or less; zombie.p4: less than that. Both are decided exactly. */
  readonly isNear: boolean
  readonly isNearer: boolean
  /** True when scenery hides it. */
  readonly hides: boolean
  /** scenery.cover: what a Ranged attack along it loses. */
  readonly cover: number
  readonly look: 'clear' | 'hidden' | 'covered' | 'chosen' | 'sound'
}

const NOTICES = 2000

/** The table as it was before the zombie that is looked at moved. */
function before(view: View, about: string): Laid {
  const laid = laidOf(view)
  const event = view.event as TrustMeEvent | undefined
  if (event?.kind !== 'zombie-moved' || about !== `zombie:${event.zombie}`) return laid
  const zombies = laid.now.zombies.map((one) =>
    one.id === event.zombie ? { ...one, ...event.from } : one,
  )
  return { ...laid, now: { ...laid.now, zombies } }
}

/**
 * Lines from a figure to all survivors on the table and, from a zombie, to what makes a noise,
 * from a survivor to all zombies.
 */
export function measured(view: View, about: string): readonly Line[] {
  const laid = before(view, about)
  const spots = placesOnTable({ position: laid.now, given: laid.given })
  const from = spots.get(about)
  if (!from) return []
  const isZombie = about.startsWith('zombie')
  const chosen = isZombie ? drawnTo(laid, Number(about.split(':')[1])).lures : []
  const isChosen = (part: string) => chosen.some(({ name }) => partOf(name) === part)
  return [...spots]
    .filter(
      ([part]) => part !== about && (isZombie ? /^(?:seat|noise|din)/ : /^(?:seat|zom)/).test(part),
    )
    .map(([part, to]) => lineTo(laid, part, from, to, isChosen(part)))
}

/** Part of the board that draws a zombie. */
function partOf(lure: string): string {
  if (lure === 'echo') return 'din'
  return lure.length > 1 ? lure.replace('-', ':') : `seat:${lure}`
}

function lineTo(laid: Laid, name: string, from: Spot, { x, y }: Spot, isChosen: boolean): Line {
  const to = { x, y }
  const bases = /^(?:seat|zom)/.test(name) ? 2 : 1
  const radii = radiiOf(laid, bases)
  const seen = sight(laid, from, to)
  const cover = seen && bases === 2 ? coverOn(laid, seen) : 0
  const compared = compareGap(from, to, radii, NOTICES)
  const look = bases === 1 ? 'sound' : !seen ? 'hidden' : cover > 0 ? 'covered' : 'clear'
  return {
    name,
    from,
    to,
    cover,
    gap: Math.max(0, distance(from, to) - radii),
    isNear: compared <= 0,
    isNearer: compared < 0,
    hides: bases === 2 && !seen,
    look: isChosen ? 'chosen' : look,
  }
}

/** zombie.p1, zombie.p2, zombie.p3, zombie.p4: what a zombie looks at, priority by priority, and the one that chose. */
export function tried(view: View, about: string) {
  const laid = before(view, about)
  const lines = measured(view, about)
  const of = (kind: string) => lines.filter(({ name }) => name.startsWith(kind))
  const near = (all: readonly Line[]) => all.filter(({ isNear }) => isNear)
  const isDin = laid.now.din?.side === 'din'
  const found: readonly (readonly Line[])[] = [
    near(of('seat')),
    isDin ? of('din') : [],
    near([...of('noise'), ...(isDin ? [] : of('din'))]),
    of('seat').filter(({ isNearer }) => isNearer),
  ]
  const id = Number(about.split(':')[1])
  const isThere = laid.now.zombies.some((one) => one.id === id)
  return { found: isThere ? found : [], priority: isThere ? drawnTo(laid, id).priority : 5 }
}
