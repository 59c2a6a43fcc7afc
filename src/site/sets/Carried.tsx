import { Uses } from './Editor.tsx'
import type { SetPage, SetProps } from './page.ts'
import { type Come, isReady, useCases } from './use-cases.ts'

/** A set in a file of its own: its cases, and what can be done with them. It is put together on the site. */
export function Carried({ page, open }: SetProps) {
  const { say } = page
  const { set, problem } = open
  const { loaded } = useCases(page, set)
  if (problem)
    return (
      <p class="notice" role="alert">
        {say(`problem.${problem.problem}`, { count: problem.count ?? 0 })}
      </p>
    )
  return (
    <div class="set-editor">
      {set.aims && <p>{set.aims}</p>}
      <ol>
        {set.cases.map((_, at) => (
          <li key={at}>
            <CaseLine say={say} come={loaded[at]} />
          </li>
        ))}
      </ol>
      <Uses page={{ ...page, address: '' }} open={open} />
    </div>
  )
}

/** Title and question of a case. One that was laid out and asks for nothing has its title alone. */
function CaseLine({ say, come }: Pick<SetPage, 'say'> & { readonly come: Come }) {
  if (!isReady(come)) return <>{say(come === undefined ? 'loading' : 'carried-gone')}</>
  const { title, question } = come.scenario
  return (
    <>
      <strong>{title}</strong> {question === title ? '' : question}
    </>
  )
}
