import type { SearchPanel } from './panel.ts'

/** Loads the search itself, once somebody is about to search. */
const loadPanel = () => import('./panel.ts')

/** Note in the history of the browser where a find was followed: the question, to be asked again. */
interface Left {
  readonly asked?: string
}

/** Question that was asked here before a find was followed; empty where none was. */
function leftHere(): string {
  const left: unknown = history.state
  return typeof left === 'object' && left !== null ? ((left as Left).asked ?? '') : ''
}

/** Leaves a question in the history, or takes it out. */
function leave(asked: string | undefined): void {
  if (leftHere() || asked) history.replaceState({ ...history.state, asked }, '')
}

/**
 * Opens the search over the page: by its button, by `/`, by Ctrl or Command with K, by whatever names a game in
 * `data-search`, and, with the question that was asked, by the way back from what was found.
 */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const opener = this.querySelector('a')
    if (!opener) return
    opener.setAttribute('role', 'button')
    opener.setAttribute('aria-haspopup', 'dialog')
    opener.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
    opener.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      this.#open()
    })
    // Whoever points at the button, touches it or enters a box is about to search.
    for (const sign of ['pointerenter', 'pointerdown', 'focus'])
      opener.addEventListener(sign, () => void this.#warm(), { once: true })
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      this.#open()
    })
    document.addEventListener('keydown', (event) => this.#shortcut(event))
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('form[data-search]')) void this.#warm()
    })
    document.addEventListener('click', (event) => this.#follow(event))
    document.addEventListener('submit', (event) => this.#submit(event))
    this.#dialog?.addEventListener('click', (event) => this.#dismiss(event))
    // Else the key would first empty the box.
    this.#dialog?.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      this.#finish()
    })
    // The way back of a phone closes it without a key.
    this.#dialog?.addEventListener('cancel', () => leave(undefined))
    addEventListener('pageshow', () => this.#comeBack())
    addEventListener('popstate', () => this.#comeBack())
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog')
  }

  async #warm(): Promise<SearchPanel | undefined> {
    const { SearchPanel: Panel } = await loadPanel()
    const panel = this.#dialog?.querySelector('search-panel')
    if (!(panel instanceof Panel)) return undefined
    panel.warm()
    return panel
  }

  /** Opens the search, of a game where one is given, and asks what was asked elsewhere. */
  #open(question?: string, game?: string): void {
    const dialog = this.#dialog
    if (!dialog || dialog.open) return
    const panel = dialog.querySelector('search-panel')
    if (panel instanceof HTMLElement && game) panel.dataset['game'] = game
    dialog.showModal()
    dialog.querySelector<HTMLInputElement>('input[type=search]')?.select()
    void this.#warm().then((ready) => question && ready?.ask(question))
  }

  #shortcut(event: KeyboardEvent): void {
    const typing =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable=true]') !== null
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey
    const letter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!slash && !letter) return
    event.preventDefault()
    this.#open()
  }

  /** A link that names a game, or nothing, opens the search there. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a[data-search]')
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.#open(undefined, link.dataset['search'])
  }

  #submit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset['search'] === undefined) return
    event.preventDefault()
    this.#open(String(new FormData(form).get('q') ?? ''), form.dataset['search'])
  }

  /** The close button, a click beside the sheet, and a find that is followed close the search. */
  #dismiss(event: MouseEvent): void {
    const { target } = event
    const followed = target instanceof Element && target.closest('a[href]')
    if (followed) leave(this.#dialog?.querySelector<HTMLInputElement>('input[type=search]')?.value)
    const dismissed = target instanceof Element && target.closest('[data-close]')
    if (followed) this.#dialog?.close()
    else if (target === this.#dialog || dismissed) this.#finish()
  }

  /**
   * Forgets the question when the search is closed without following a find. Noted before the dialog closes: the
   * event that tells of it comes later, and the page may be left in between.
   */
  #finish(): void {
    leave(undefined)
    this.#dialog?.close()
  }

  /** The way back from a find leads to all that was found. */
  #comeBack(): void {
    const asked = leftHere()
    if (asked) this.#open(asked)
  }
}

customElements.define('site-search', SiteSearch)
