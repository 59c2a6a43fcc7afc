import type { VerdictKind } from '../../explorer/prediction/verdict-kind.ts'
import type { Say } from '../../kernel/words/say.ts'
import { element, link, marked } from './dom.ts'
import type { Found } from './index-search.ts'
import type { Told } from './kinds.ts'

/** Frame of a find: the sentences around it, and the beginning of addresses. */
export interface Frame {
  readonly say: Say
  readonly base: string
  /** The name of each game by its id. */
  readonly games: Readonly<Record<string, string>>
}

function stamp(kind: VerdictKind, { say }: Frame): HTMLElement {
  const made = element('span', 'stamp', say(`stamp.${kind}`))
  made.dataset['kind'] = kind
  return made
}

function game({ game: id }: Found, { games }: Frame): Node[] {
  const name = games[id]
  return name
    ? [' ', element('span', 'find-game', name)].map((each) =>
        typeof each === 'string' ? new Text(each) : each,
      )
    : []
}

/** A clause that goes with what was found, by its number. */
function clauseLine(clause: Told, { say, base }: Frame): HTMLElement {
  const name = say('card.clause', { number: clause.number ?? '' })
  return element('p', 'card-clause', link(`${base}${clause.address}`, '', name), ' ', clause.text)
}

function exampleLine(example: Told, { say, base }: Frame): HTMLElement {
  const asked = link(`${base}${example.address}`, '', example.question ?? '')
  const verdict = element('strong', '', example.text)
  return element('p', 'card-example', say('card.example'), ' ', asked, ' ', verdict)
}

/** The lines of the card of a clause, an example or a ruling, besides its heading. */
function lines(found: Found, frame: Frame): HTMLElement[] {
  const { kind, text, verdict, clause, ruling, example, asked } = found
  const { say, base } = frame
  const told = element('p', 'card-text', marked(text, asked))
  if (kind === 'ruling') told.prepend(element('span', 'card-label', say('card.ruling')), ' ')
  const open =
    kind === 'ruling'
      ? found.isOpen
        ? found.address
        : undefined
      : ruling?.isOpen && ruling.address
  return [
    ...(verdict ? [element('p', 'card-verdict', verdict)] : []),
    ...(example ? [exampleLine(example, frame)] : []),
    ...(kind === 'scenario' ? [] : [told]),
    ...(clause ? [clauseLine(clause, frame)] : []),
    ...(open ? [element('p', 'card-open', link(`${base}${open}`, '', say('card.otherwise')))] : []),
  ]
}

/**
 * The first find as an answer: what an example comes to, or a sentence; the clause; whether it is decided, left to the
 * players, ours to rule or an act of hands; and whether some read it otherwise.
 */
export function card(found: Found, frame: Frame): HTMLElement {
  const { say, base } = frame
  const { kind, number, title, text, asked, address, stamp: of } = found
  const verdictKind = of ?? (kind === 'clause' ? 'decided' : undefined)
  const name =
    kind === 'scenario'
      ? text
      : kind === 'clause'
        ? `${say('card.clause', { number: number ?? '' })} · ${title}`
        : title
  const head = element(
    'p',
    'card-head',
    element('span', 'find-kind', say('answer')),
    ...game(found, frame),
  )
  if (verdictKind) head.append(' ', stamp(verdictKind, frame))
  const heading = link(`${base}${address}`, 'find card-title', marked(name, asked))
  return element('div', 'answer-card', head, heading, ...lines(found, frame))
}
