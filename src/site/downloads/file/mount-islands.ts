import { type ComponentType, h, render } from 'preact'
import { isRecord } from '../../../kernel/data/keyed.ts'

/** Islands of the site by their names. */
export type Islands = Readonly<Record<string, ComponentType<never>>>

/** A value as Astro writes it into a page, a list or any other. */
type Written = readonly [type: number, value: unknown]

function revived([type, value]: Written): unknown {
  if (type === 1 && Array.isArray(value)) return value.map((one: Written) => revived(one))
  if (type !== 0) throw new Error(`a value of type ${type} in the props of an island`)
  return isRecord(value) ? allRevived(value) : value
}

function allRevived(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(written)
  return Object.fromEntries(entries.map(([key, value]) => [key, revived(value as Written)]))
}

function mount(place: HTMLElement, islands: Islands): void {
  const { island = '', props = '{}' } = place.dataset
  const component = islands[island]
  if (!component) throw new Error(`no island ${island} in this file`)
  place.replaceChildren()
  render(h(component as ComponentType, allRevived(JSON.parse(props))), place)
}

/** Puts the islands of the page where they belong, the cases of a chapter when they are about to come into view. */
export function mountIslands(islands: Islands): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target.parentElement instanceof HTMLElement)) continue
        seen.unobserve(target)
        mount(target.parentElement, islands)
      }
    },
    { rootMargin: '300px' },
  )
  for (const place of document.querySelectorAll<HTMLElement>('main [data-island]')) {
    if (place.dataset['island'] === 'ScenarioIsland' && place.firstElementChild)
      seen.observe(place.firstElementChild)
    else mount(place, islands)
  }
}
