import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { type Asker, type Find, type Finds, find, open } from './find.ts'
import { plain, telling } from './fold.ts'
import { cut } from './highlight.ts'
import { type Kind, kinds, type Meta } from './kinds.ts'

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

function marked(text: string, query: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const { text: piece, asked } of cut(text, query))
    fragment.append(asked ? element('mark', '', piece) : piece)
  return fragment
}

/** The search itself: a box, the kinds to choose from, and what was found. In a dialog or on a page. */
export class SearchPanel extends HTMLElement {
  #finds: Finds | undefined
  #query = ''
  /** The words of the query that are looked for. */
  #words = ''
  #say: Say = (key) => key
  #shown = portion
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.#input.addEventListener('input', () => this.#later())
    this.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'radio') {
        this.#shown = portion
        void this.#draw()
      }
    })
    this.addEventListener('submit', (event) => this.#submit(event))
    this.addEventListener('keydown', (event) => this.#move(event))
    this.#more.addEventListener('click', () => {
      this.#shown += portion
      void this.#draw()
    })
    // What was typed before this script was there is a question, too.
    if (this.#input.value) this.#later()
  }

  /** Fetches index and sentences ahead of the first question. */
  warm(): void {
    void Promise.all([open(this.#base), loadSay()]).catch(() => undefined)
  }

  /** Asks a question, as if it had been typed. */
  ask(query: string): void {
    this.#input.value = query
    void this.#search()
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
  get #base(): string {
    return this.dataset.base ?? ''
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

  async #search(): Promise<void> {
    clearTimeout(this.#timer)
    this.#query = this.#input.value.trim()
    this.#shown = portion
    this.#turn += 1
    const turn = this.#turn
    this.#finds = undefined
    try {
      this.#say = await loadSay()
      const fillers = new Set(this.#say('fillers').split(' ').map(plain))
      this.#words = telling(this.#query, fillers).join(' ')
      const asker: Asker = { base: this.#base, game: this.dataset.game, fillers }
      const finds = this.#query ? await find(asker, this.#query) : undefined
      if (turn === this.#turn) this.#finds = finds
    } catch {
      if (turn === this.#turn) this.#empty(this.dataset.failed ?? '')
      return
    }
    if (turn === this.#turn) await this.#draw()
  }

  #empty(sentence: string): void {
    this.#list.replaceChildren()
    this.#more.hidden = true
    this.#status.textContent = sentence
  }

  #count(finds: Finds): void {
    for (const radio of this.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      const kind = kinds.find((each) => each === radio.value)
      const count = kind ? finds.counts[kind] : finds.all.length
      const place = radio.parentElement?.querySelector('.kind-count')
      if (place) place.textContent = String(count)
    }
  }

  async #draw(): Promise<void> {
    const turn = this.#turn
    const finds = this.#finds
    this.toggleAttribute('data-asked', finds !== undefined)
    if (!finds) return this.#empty('')
    this.#count(finds)
    const filter = this.#filter
    const chosen = finds.all.filter(({ kind }) => filter === 'all' || kind === filter)
    if (chosen.length === 0) return this.#empty(this.#say('none', { query: this.#query }))
    const items = await Promise.all(chosen.slice(0, this.#shown).map((each) => this.#item(each)))
    if (turn !== this.#turn) return
    this.#list.replaceChildren(...items)
    this.#more.hidden = chosen.length <= this.#shown
    this.#status.textContent = this.#say('found', { count: chosen.length })
  }

  async #item(found: Find): Promise<HTMLLIElement> {
    const said = await found.read()
    const link = element('a', 'find', ...this.#heading(said))
    link.href = said.href
    const text = element('p', 'find-text', marked(said.text, this.#words))
    const item = element('li', '', link, text)
    item.dataset.kind = found.kind
    return item
  }

  #heading({ kind, number, title, game }: Meta): Node[] {
    const name = [this.#say(`kind.${kind}`), number].filter(Boolean).join('\u00a0')
    const parts: Node[] = [
      element('span', 'find-kind', name),
      new Text(' '),
      element('span', 'find-title', marked(title, this.#words)),
    ]
    if (game) parts.push(new Text(' '), element('span', 'find-game', game))
    return parts
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
