import type { ScenarioData } from '../../../explorer/prediction/Scenario.tsx'
import { dataIn } from './files.ts'
import type { Entry } from './find.ts'
import { allPages } from './templates.ts'

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Everything in the file that can be found: the clauses of its chapters, its cases, and its terms. */
export function entriesOfFile(): readonly Entry[] {
  return [...clauses(), ...cases(), ...terms()]
}

/** The words of a clause without the definitions that stand hidden among them. */
function wordsOf(clause: Element): string {
  const words = clause.querySelector('.clause-words')?.cloneNode(true)
  if (!(words instanceof Element)) return ''
  for (const card of words.querySelectorAll('.term-card')) card.remove()
  return textOf(words)
}

function clauses(): Entry[] {
  return allPages('chapter').flatMap(({ content, dataset }) =>
    [...content.querySelectorAll('.clause')].map((clause) => ({
      kind: 'clause' as const,
      title: `§ ${textOf(clause.querySelector('.clause-number'))}`,
      text: wordsOf(clause),
      href: `?${dataset['page']}#${clause.id}`,
    })),
  )
}

function cases(): Entry[] {
  const files = dataIn('files') as Readonly<Record<string, Partial<ScenarioData>>>
  return Object.entries(files).flatMap(([address, { title, question }]) =>
    title && question
      ? [{ kind: 'case' as const, title, text: question, href: address.replace(/\.json$/, '/') }]
      : [],
  )
}

function terms(): Entry[] {
  return allPages('glossary').flatMap(({ content, dataset }) =>
    [...content.querySelectorAll('.glossary-entry')].map((term) => ({
      kind: 'term' as const,
      title: textOf(term.querySelector('dt')),
      text: textOf(term.querySelector('dd p')),
      href: `?${dataset['page']}#${term.id}`,
    })),
  )
}
