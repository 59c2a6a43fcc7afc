/** The part of a start page that keeps its game on the device. */
import { createSay, type Messages } from '../../kernel/words/say.ts'
import { createKeeper, type KeepView } from './keeper.ts'

const box = document.querySelector<HTMLElement>('[data-keep]')
const language = document.documentElement.lang
const say = createSay(language, [JSON.parse(box?.dataset['sentences'] ?? '{}') as Messages])

const part = <Kind extends HTMLElement>(selector: string) => box?.querySelector<Kind>(selector)
const buttons = {
  begin: part<HTMLButtonElement>('[data-begin]'),
  cancel: part<HTMLButtonElement>('[data-cancel]'),
  remove: part<HTMLButtonElement>('[data-remove]'),
}
const progress = part<HTMLProgressElement>('progress')
const said = part('.keep-said')

/** Shows a state, and the ways on that there are from it. */
function show({ said: sentence, ways, begin, share }: KeepView): void {
  if (said) said.textContent = sentence
  if (begin && buttons.begin) {
    buttons.begin.textContent = begin.label
    buttons.begin.disabled = begin.isOff
  }
  if (progress) {
    progress.hidden = share === undefined
    progress.value = share ?? 0
  }
  const held = document.activeElement
  for (const way of ['begin', 'cancel', 'remove'] as const) {
    const button = buttons[way]
    if (button) button.hidden = !ways.includes(way)
  }
  // A button that goes while it has the focus hands it to the one that comes.
  const [next] = ways
  if (next && held instanceof HTMLElement && held.hidden && box?.contains(held))
    buttons[next]?.focus()
}

const keeper = createKeeper(language, [box?.dataset['keep'] ?? ''], say, show)
buttons.begin?.addEventListener('click', () => void keeper.begin())
buttons.cancel?.addEventListener('click', () => keeper.cancel())
buttons.remove?.addEventListener('click', () => void keeper.remove())
if (document.readyState === 'complete') void keeper.look()
else addEventListener('load', () => setTimeout(keeper.look))
