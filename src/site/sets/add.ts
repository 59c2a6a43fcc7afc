import type { CaseSource } from '../../explorer/sets/set.ts'

/*
 * The buttons that put a case into the set on this device. What reads and writes sets is loaded when one is pressed: no
 * page is heavier for a button.
 */

const box = document.querySelector<HTMLElement>('.add-to-set')

/** The case that a page shows: its example, or the one on the table of its lab, which keeps its address up to date. */
function sourceOf({ example, kind = '' }: DOMStringMap): CaseSource {
  if (example) return { type: 'example', id: example }
  const [, fragment = ''] = /^#([12]\.[\w-]+)$/.exec(location.hash) ?? []
  return { type: 'lab', kind, fragment }
}

/** Adds a case, and says beside the buttons what has come of it. */
async function add(box: HTMLElement, source: CaseSource): Promise<void> {
  const [{ keepSet, keptSets }, { plainCase, withCase }] = await Promise.all([
    import('../../explorer/sets/device.ts'),
    import('../../explorer/sets/set.ts'),
  ])
  const { game = '', added = '', full = '', unkept = '' } = box.dataset
  const set = withCase(keptSets().current, plainCase(game, source))
  const isKept = set && keepSet(set)
  const said = set ? (isKept ? added : unkept) : full
  const status = box.querySelector('[role=status]')
  if (status) status.textContent = said.replace('{{count}}', String(set?.cases.length))
  const way = box.querySelector('a')
  if (way) way.hidden = false
}

/** A button for each line of a list of cases; what has come of it is said at the line. */
function addToLines(box: HTMLElement): void {
  for (const line of document.querySelectorAll<HTMLElement>('.case-chapter li')) {
    const link = line.querySelector('a')
    const id = /\/scenarios\/([^/]+)\/$/.exec(link?.pathname ?? '')?.[1]
    if (!id) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button add-case'
    button.textContent = box.dataset['name'] ?? ''
    button.setAttribute('aria-label', `${button.textContent}: ${link?.textContent.trim()}`)
    button.addEventListener('click', () => {
      button.after(box)
      void add(box, { type: 'example', id }).catch(console.error)
    })
    line.append(button)
  }
}

if (box) {
  box.hidden = false
  const button = box.querySelector('button')
  const put = () => void add(box, sourceOf(box.dataset)).catch(console.error)
  if (button) button.addEventListener('click', put)
  else addToLines(box)
}
