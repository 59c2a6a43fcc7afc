import { withQuery } from '../query.ts'
import { addressOf, type Chosen, chosenIn, filters, isLeft, type Listed } from './narrow.ts'

/** Largest number of examples listed openly; more are counted by chapter. */
const open = 24

/** An example of the list with what is known of it. */
interface Line extends Listed {
  readonly line: HTMLElement
}

const form = document.querySelector<HTMLFormElement>('.case-filter')
const groups = [...document.querySelectorAll<HTMLDetailsElement>('.case-chapter')]
const lines = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>('li')].map(read))

function read(line: HTMLElement): Line {
  const { level = '', tags = '', clauses = '' } = line.dataset
  return {
    line,
    chapter: line.closest<HTMLElement>('.case-chapter')?.dataset['chapter'] ?? '',
    level,
    tags: tags.split(' '),
    clauses: clauses.split(' '),
    words: line.querySelector('.case-said')?.textContent ?? '',
  }
}

/** A sentence about some examples, in the number of the language: the form holds one for each. */
function counted(name: string, count: number): string {
  const rule = new Intl.PluralRules(document.documentElement.lang).select(count)
  const said = form?.dataset[`${name}${rule === 'one' ? 'One' : 'Other'}`] ?? ''
  return said.replace('{{count}}', String(count))
}

/** Shows what is left of the list, chapter by chapter, and says how many that is. */
function narrow(form: HTMLFormElement, chosen: Chosen): void {
  const left = lines.filter((line) => isLeft(line, chosen))
  const known = new Set(left.map(({ line }) => line))
  const isNarrowed = filters.some((name) => chosen[name])
  const isOpen = isNarrowed && (left.length <= open || chosen.chapter !== '')
  for (const { line } of lines) line.hidden = !known.has(line)
  for (const group of groups) {
    const count = left.filter(({ chapter }) => chapter === group.dataset['chapter']).length
    group.hidden = count === 0
    if (isNarrowed || group.hasAttribute('data-laid')) group.open = isOpen
    group.toggleAttribute('data-laid', isOpen)
    const place = group.querySelector('.case-count')
    if (place) place.textContent = counted('count', count)
  }
  const said = left.length > 0 ? counted(isNarrowed ? 'left' : 'count', left.length) : undefined
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = said ?? form.dataset['none'] ?? ''
  const all = form.querySelector<HTMLButtonElement>('[type=reset]')
  if (all) all.disabled = !isNarrowed
}

/** Values of the form. */
function chosenOf(form: HTMLFormElement): Chosen {
  const said = new FormData(form)
  const of = (name: string) => String(said.get(name) ?? '').trim()
  return { chapter: of('chapter'), q: of('q'), tag: of('tag'), level: of('level') }
}

/** Puts what the address chooses into the form; what the form does not offer, it leaves open. */
function recall(form: HTMLFormElement): void {
  const chosen = chosenIn(location.search)
  for (const name of filters) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = chosen[name]
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = ''
  }
  narrow(form, chosenOf(form))
}

/** Narrows the list down as the form says, and keeps that in the address. */
function follow(form: HTMLFormElement): void {
  const chosen = chosenOf(form)
  history.replaceState(history.state, '', withQuery(addressOf(chosen)))
  narrow(form, chosen)
}

if (form) {
  form.addEventListener('input', () => follow(form))
  form.addEventListener('submit', (event) => event.preventDefault())
  // A form is emptied once all have heard that it will be.
  form.addEventListener('reset', () => setTimeout(() => follow(form)))
  addEventListener('pageshow', () => recall(form))
  addEventListener('popstate', () => recall(form))
}
