/** What searches, loaded once somebody is about to. */
const loadPanel = () => import('./panel.ts')

/** Opens the search over the page: by its button, by `/`, or by Ctrl or Command with K. */
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
    // Whoever points at the button is about to search.
    opener.addEventListener('pointerenter', () => void loadPanel(), { once: true })
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      this.#open()
    })
    document.addEventListener('keydown', (event) => this.#shortcut(event))
    this.#dialog?.addEventListener('click', (event) => this.#dismiss(event))
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog')
  }

  #open(): void {
    const dialog = this.#dialog
    if (!dialog || dialog.open) return
    dialog.showModal()
    dialog.querySelector<HTMLInputElement>('input[type=search]')?.select()
    void loadPanel().then(({ SearchPanel }) => {
      const panel = dialog.querySelector('search-panel')
      if (panel instanceof SearchPanel) panel.warm()
    })
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

  /** The close button, a click beside the sheet, and a find that is followed close the search. */
  #dismiss(event: MouseEvent): void {
    const { target } = event
    const followed = target instanceof Element && target.closest('a[href], [data-close]') !== null
    if (target === this.#dialog || followed) this.#dialog?.close()
  }
}

customElements.define('site-search', SiteSearch)
