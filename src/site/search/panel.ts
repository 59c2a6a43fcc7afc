import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { Asker } from './asker.ts'
import { card, type Frame } from './card.ts'
import { element, link, marked } from './dom.ts'
import type { Found } from './index-search.ts'
import { type Kind, kinds } from './kinds.ts'
import type { Answer } from './worker.ts'

/** Number of finds shown at a time. */
const portion = 12
/** Milliseconds to wait for the next key. */
const pause = 150
/** Number of characters of a question that are repeated where nothing answers it. */
const repeated = 60

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

let asker: Asker | undefined

/** The search itself: a box, the kinds to choose from, and what was found. In a dialog or on a page. */
export class SearchPanel extends HTMLElement {
  #answer: Answer | undefined
  #query = ''
  #say: Say = (key) => key
  #shown = portion
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.#input.addEventListener('input', () => this.#later())
    this.#input.addEventListener('focus', () => this.warm(), { once: true })
    this.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'radio') {
        this.#shown = portion
        void this.#turnTo()
      }
    })
    this.addEventListener('submit', (event) => this.#submit(event))
    this.addEventListener('keydown', (event) => this.#move(event))
    this.addEventListener('click', (event) => this.#press(event))
    this.#more.addEventListener('click', () => {
      this.#shown += portion
      void this.#turnTo()
    })
    loadSay().then(
      (say) => this.#offer(say),
      () => undefined,
    )
    // What was typed before this script was there is a question, too.
    if (this.#input.value) this.#later()
  }

  /** The question as it is typed. */
  get question(): string {
    return this.#input.value.trim()
  }

  /** Fetches what is searched, and sentences, ahead of the first question. */
  warm(): void {
    void Promise.all([this.#asker.ask({ task: 'warm' }), loadSay()]).catch(() => undefined)
    void this.#offerQuarrels()
  }

  /** Asks a question, as if it had been typed. */
  ask(query: string): void {
    this.#input.value = query
    void this.#search()
  }

  /** The kinds to choose from: no page carries them that nobody searches from. */
  #offer(say: Say): void {
    this.#say = say
    const choices = (['all', ...kinds] as const).map((kind) => {
      const radio = element('input', '')
      Object.assign(radio, { type: 'radio', name: `${this.#input.id}-kind`, value: kind })
      radio.checked = kind === 'all'
      const name = element('span', '', say(`kinds.${kind}`))
      return element('label', 'search-kind', radio, name, ' ', element('span', 'kind-count'))
    })
    const legend = element('legend', 'sr-only', say('kinds'))
    this.querySelector('.search-kinds')?.replaceChildren(legend, ...choices)
    if (this.#answer) this.#count(this.#answer)
  }

  /** Offers the quarrels of the game at hand, or the first ones of each game, to be pressed while nothing is asked. */
  async #offerQuarrels(): Promise<void> {
    const place = this.#part('.quarrels', HTMLElement)
    if (place.childElementCount > 0) return
    try {
      const { base, game } = this.#library
      const [say, all] = await Promise.all([loadSay(), fetchQuarrels(base)])
      const questions = game
        ? (all[game] ?? [])
        : Object.values(all).flatMap((its) => its.slice(0, 2))
      const list = questions.map((question) => {
        const button = element('button', 'quarrel', question)
        button.type = 'button'
        return element('li', '', button)
      })
      const title = element('p', 'quarrels-title', say(game ? 'quarrels.title' : 'quarrels.all'))
      place.replaceChildren(title, element('ul', '', ...list))
    } catch {
      // A box without an offer is still a box; the question itself says what failed.
    }
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
  get #library() {
    const { base = '', game, games = '{}' } = this.dataset
    const language = document.documentElement.lang
    return {
      base,
      language,
      game: game || undefined,
      games: JSON.parse(games) as Record<string, string>,
    }
  }
  get #asker(): Asker {
    const { base, language, games } = this.#library
    asker ??= new Asker({ base, language, games })
    return asker
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

  /** Asks the question in the box; says so while the answer is on its way, and where it cannot come. */
  async #search(): Promise<void> {
    clearTimeout(this.#timer)
    this.#query = this.question
    this.#shown = portion
    if (!this.#query) {
      this.#turn += 1
      this.#clear('')
      this.#answer = undefined
      this.toggleAttribute('data-asked', false)
      return
    }
    const { game } = this.#library
    await this.#show(async () => {
      const [say, answer] = await Promise.all([
        loadSay(),
        this.#asker.ask({ task: 'ask', question: this.#query, game }),
      ])
      this.#say = say
      // Another kind may be chosen already.
      return this.#filter === 'all' ? answer : this.#ofKind()
    })
  }

  /** Shows another kind, or more of it. */
  #turnTo(): Promise<void> {
    return this.#show(() => this.#ofKind())
  }

  #ofKind(): Promise<Answer | undefined> {
    return this.#asker.ask({ task: 'show', kind: this.#filter, count: this.#shown })
  }

  /** Draws an answer once it is there, unless another is waited for by then. */
  async #show(ask: () => Promise<Answer | undefined>): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    const waits = setTimeout(() => this.#tell(this.dataset['loading'] ?? ''), pause)
    try {
      const answer = await ask()
      if (turn === this.#turn && answer) this.#draw(answer)
    } catch {
      if (turn === this.#turn) this.#fail()
    } finally {
      clearTimeout(waits)
    }
  }

  /** Says that the search cannot be loaded, and offers to try again. */
  #fail(): void {
    this.#clear(this.dataset['failed'] ?? '')
    this.toggleAttribute('data-asked', true)
    this.toggleAttribute('data-none', true)
    const again = element('button', 'button search-again', this.dataset['retry'] ?? '')
    again.type = 'button'
    this.#status.append(' ', again)
  }

  #tell(sentence: string): void {
    this.#status.textContent = sentence
  }

  #clear(sentence: string): void {
    this.#list.replaceChildren()
    this.#more.hidden = true
    this.#tell(sentence)
  }

  #count({ counts }: Answer): void {
    for (const radio of this.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      const place = radio.parentElement?.querySelector('.kind-count')
      if (place)
        place.textContent = String(counts[kinds.find((kind) => kind === radio.value) ?? 'all'])
    }
  }

  #draw(answer: Answer): void {
    this.#answer = answer
    this.#count(answer)
    this.toggleAttribute('data-asked', true)
    this.toggleAttribute('data-none', answer.counts.all === 0)
    const frame = { say: this.#say, base: this.#library.base, games: this.#library.games }
    const items = answer.finds.map((found, at) => {
      const isAnswer = at === 0 && this.#filter === 'all' && found.kind !== 'page'
      const item = element(
        'li',
        isAnswer ? 'answer' : '',
        ...(isAnswer ? [card(found, frame)] : plain(found, frame)),
      )
      item.dataset['kind'] = found.kind
      if (found.isOther) item.dataset['other'] = ''
      return item
    })
    this.#list.replaceChildren(...items)
    const count = answer.counts[this.#filter]
    this.#more.hidden = count <= answer.finds.length
    const query = this.#query.length > repeated ? `${this.#query.slice(0, repeated)}…` : this.#query
    this.#tell(count === 0 ? this.#say('none', { query }) : this.#say('found', { count }))
  }

  /** A quarrel that is pressed is asked; so is the question again that could not be answered. */
  #press({ target }: MouseEvent): void {
    if (!(target instanceof HTMLElement)) return
    if (target.closest('.search-again')) void this.#search()
    const quarrel = target.closest('.quarrel')
    if (!quarrel) return
    this.ask(quarrel.textContent ?? '')
    this.#input.dispatchEvent(new Event('input', { bubbles: true }))
    this.#input.focus()
  }

  #submit(event: Event): void {
    event.preventDefault()
    void this.#search().then(() => this.querySelector<HTMLAnchorElement>('a.find')?.focus())
  }

  /** The arrows go from the box through the finds and back. */
  #move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const finds = this.querySelectorAll<HTMLElement>('a.find')
    const offers = finds.length > 0 ? finds : this.querySelectorAll<HTMLElement>('.quarrel')
    const stops = [this.#input, ...offers]
    const here = stops.findIndex((stop) => stop.contains(document.activeElement))
    if (step === 0 || here < 0) return
    event.preventDefault()
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  }
}

async function fetchQuarrels(base: string): Promise<Record<string, readonly string[]>> {
  const response = await fetch(`${base}/${document.documentElement.lang}/search/quarrels.json`)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json() as Promise<Record<string, readonly string[]>>
}

/** A find that is no answer: its kind, its title, and what it says. */
function plain(found: Found, { say, base, games }: Frame): Node[] {
  const { kind, number = '', title, text, verdict, game, isOther, asked, address } = found
  const isRule = kind === 'clause' || kind === 'ruling'
  const name = [say(`kind.${kind}`), isRule ? number : ''].filter(Boolean).join('\u00a0')
  const heading = link(`${base}${address}`, 'find', element('span', 'find-kind', name), ' ')
  if (isOther) heading.append(element('span', 'find-other', say('other')), ' ')
  heading.append(element('span', 'find-title', marked(title, asked)))
  const gameName = games[game]
  if (gameName) heading.append(' ', element('span', 'find-game', gameName))
  const comes = verdict
    ? [element('p', 'find-verdict', element('strong', '', verdict), ` · ${number}`)]
    : []
  return [heading, ...comes, element('p', 'find-text', marked(text, asked))]
}

customElements.define('search-panel', SearchPanel)
