import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { type Asker, type Find, type Finds, find, open } from './find.ts'
import { cut } from './highlight.ts'
import { type Kind, kinds } from './kinds.ts'
import type { Library } from './library.ts'

/** How many finds are shown at a time. */
const portion = 12
/** How long to wait, in milliseconds, for the next key. */
const pause = 150

type Filter = Kind | 'all'

const rooms = import.meta.glob<{ default: Messages }>('../../../content/messages/*/search.yaml')

let loading: Promise<Say> | undefined

/** The sentences of the search in the language of the page, fetched once it is turned to. */
function loadSay(): Promise<Say> {
  const { lang } = document.documentElement
  const room = rooms[`../../../content/messages/${lang}/search.yaml`]
  if (!room) throw new Error(`the search does not speak ${lang}`)
  loading ??= room().then(({ default: messages }) => createSay(lang, [messages]))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...content)
  return made
}

function marked(text: string, isAsked: (word: string) => boolean): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const { text: piece, asked } of cut(text, isAsked))
    fragment.append(asked ? element('mark', '', piece) : piece)
  return fragment
}

/** The search itself: a box, the kinds to choose from, and what was found. In a dialog or on a page. */
export class SearchPanel extends HTMLElement {
  #finds: Finds | undefined
  #query = ''
  #isAsked: (word: string) => boolean = () => false
  #say: Say = (key) => key
  #shown = portion
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.#input.addEventListener('input', () => this.#later())
    this.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'radio') {
        this.#shown = portion
        this.#draw()
      }
    })
    this.addEventListener('submit', (event) => this.#submit(event))
    this.addEventListener('keydown', (event) => this.#move(event))
    this.#more.addEventListener('click', () => {
      this.#shown += portion
      this.#draw()
    })
    loadSay().then(
      (say) => this.#offer(say),
      () => undefined,
    )
    // What was typed before this script was there is a question, too.
    if (this.#input.value) this.#later()
  }

  /** What is asked. */
  get question(): string {
    return this.#input.value.trim()
  }

  /** Fetches what is searched, and sentences, ahead of the first question. */
  warm(): void {
    void Promise.all([open(this.#asker).next(), loadSay()]).catch(() => undefined)
  }

  /** Asks a question, as if it had been typed. */
  ask(query: string): void {
    this.#input.value = query
    void this.#search()
  }

  /** The kinds to choose from: no page carries them that nobody searches from. */
  #offer(say: Say): void {
    const choices = (['all', ...kinds] as const).map((kind) => {
      const radio = element('input', '')
      Object.assign(radio, { type: 'radio', name: `${this.#input.id}-kind`, value: kind })
      radio.checked = kind === 'all'
      const name = element('span', '', say(`kinds.${kind}`))
      return element('label', 'search-kind', radio, name, ' ', element('span', 'kind-count'))
    })
    const legend = element('legend', 'sr-only', say('kinds'))
    this.querySelector('.search-kinds')?.replaceChildren(legend, ...choices)
    if (this.#finds) this.#count(this.#finds)
  }

  get #input(): HTMLInputElement {
    return this.#part('input[type=search]', HTMLInputElement)
  }
  get #list(): HTMLOListElement {
    return this.#part('.finds', HTMLOListElement)
  }
  get #status(): HTMLElement {
    return this.#part('[role=status]', HTMLElement)
  }
  get #more(): HTMLButtonElement {
    return this.#part('.finds-more', HTMLButtonElement)
  }
  get #asker(): Asker {
    const { base = '', shelves = '', game } = this.dataset
    return { base, language: document.documentElement.lang, shelves: shelves.split(' '), game }
  }
  get #filter(): Filter {
    const checked = this.querySelector<HTMLInputElement>('input[type=radio]:checked')
    return kinds.find((kind) => kind === checked?.value) ?? 'all'
  }

  #part<T extends Element>(selector: string, type: new () => T): T {
    const found = this.querySelector(selector)
    if (found instanceof type) return found
    throw new Error(`The search panel lacks ${selector}`)
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#search(), pause)
  }

  /** Asks the shelf of the game at hand, and again once all have come; says so while they are on their way. */
  async #search(): Promise<void> {
    clearTimeout(this.#timer)
    this.#query = this.question
    this.#shown = portion
    this.#turn += 1
    const turn = this.#turn
    if (!this.#query) {
      this.#finds = undefined
      this.#draw()
      return
    }
    const loads = setTimeout(() => this.#tell(this.dataset.loading ?? ''), pause)
    try {
      this.#say = await loadSay()
      for await (const library of open(this.#asker)) {
        clearTimeout(loads)
        if (turn !== this.#turn) return
        this.#ask(library)
      }
    } catch {
      clearTimeout(loads)
      if (turn === this.#turn) this.#empty(this.dataset.failed ?? '')
    }
  }

  #ask(library: Library): void {
    this.#finds = find(library, this.#asker, this.#query)
    this.#isAsked = library.asksFor(this.#query)
    this.#draw()
  }

  #tell(sentence: string): void {
    this.#status.textContent = sentence
  }

  #empty(sentence: string): void {
    this.#list.replaceChildren()
    this.#more.hidden = true
    this.#tell(sentence)
  }

  #count(finds: Finds): void {
    for (const radio of this.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      const kind = kinds.find((each) => each === radio.value)
      const count = kind ? finds.counts[kind] : finds.all.length
      const place = radio.parentElement?.querySelector('.kind-count')
      if (place) place.textContent = String(count)
    }
  }

  #draw(): void {
    const finds = this.#finds
    this.toggleAttribute('data-asked', finds !== undefined)
    if (finds) this.#show(finds)
    else this.#empty('')
  }

  #show(finds: Finds): void {
    this.#count(finds)
    this.toggleAttribute('data-none', finds.all.length === 0)
    const filter = this.#filter
    const chosen = finds.all.filter(({ kind }) => filter === 'all' || kind === filter)
    this.#list.replaceChildren(...chosen.slice(0, this.#shown).map((each) => this.#item(each)))
    this.#more.hidden = chosen.length <= this.#shown
    const isNone = chosen.length === 0
    this.#tell(
      isNone
        ? this.#say('none', { query: this.#query })
        : this.#say('found', { count: chosen.length }),
    )
  }

  #item(found: Find): HTMLLIElement {
    const link = element('a', 'find', ...this.#heading(found))
    link.href = found.href
    const item = element('li', '', link, ...this.#verdict(found))
    item.append(element('p', 'find-text', marked(found.text, this.#isAsked)))
    item.dataset.kind = found.kind
    if (found.isOther) item.dataset.other = ''
    return item
  }

  #heading({ kind, number, title, game, isOther }: Find): Node[] {
    const isRule = kind === 'clause' || kind === 'ruling'
    const name = [this.#say(`kind.${kind}`), isRule ? number : ''].filter(Boolean)
    const parts: Node[] = [
      element('span', 'find-kind', name.join('\u00a0')),
      new Text(' '),
      element('span', 'find-title', marked(title, this.#isAsked)),
    ]
    if (isOther)
      parts.splice(1, 0, new Text(' '), element('span', 'find-other', this.#say('other')))
    if (game) parts.push(new Text(' '), element('span', 'find-game', game))
    return parts
  }

  /** What an example comes to, with the number of the clause that decides it. */
  #verdict({ verdict, number = '' }: Find): Node[] {
    if (!verdict) return []
    return [element('p', 'find-verdict', element('strong', '', verdict), ` · ${number}`)]
  }

  #submit(event: Event): void {
    event.preventDefault()
    void this.#search().then(() => this.querySelector<HTMLAnchorElement>('a.find')?.focus())
  }

  /** The arrows go from the box through the finds and back. */
  #move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops = [this.#input, ...this.querySelectorAll<HTMLElement>('a.find')]
    const here = stops.findIndex((stop) => stop.contains(document.activeElement))
    if (step === 0 || here < 0) return
    event.preventDefault()
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  }
}

customElements.define('search-panel', SearchPanel)
