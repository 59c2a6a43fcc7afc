import { keepSet, keptSets } from '../../explorer/sets/device.ts'
import { type CaseSource, plainCase, withCase } from '../../explorer/sets/set.ts'

/* The buttons that put a case into the set on this device. */

const box = document.querySelector<HTMLElement>('.add-to-set')

/** The case that a page shows: its example, or what lies on the table of its lab, which keeps its address up to date. */
function sourceOf({ example, kind = '' }: DOMStringMap): CaseSource {
  if (example) return { type: 'example', id: example }
  const [, fragment = ''] = /^#([12]\.[\w-]+)$/.exec(location.hash) ?? []
  return { type: 'lab', kind, fragment }
}

/** Adds a case, and says beside the buttons what has come of it. */
function add(box: HTMLElement, source: CaseSource): void {
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
    const id = /\/scenarios\/([^/]+)\/$/.exec(line.querySelector('a')?.pathname ?? '')?.[1]
    if (!id) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button add-case'
    button.textContent = box.dataset['name'] ?? ''
    const title = line.querySelector('a')?.textContent.trim() ?? ''
    button.setAttribute('aria-label', `${button.textContent}: ${title}`)
    button.addEventListener('click', () => {
      line.append(box)
      add(box, { type: 'example', id })
    })
    line.append(button)
  }
}

if (box) {
  box.hidden = false
  const button = box.querySelector('button')
  if (button) button.addEventListener('click', () => add(box, sourceOf(box.dataset)))
  else addToLines(box)
}
