import { Uses } from './Editor.tsx'
import type { SetProps } from './page.ts'
import { isReady, useCases } from './use-cases.ts'

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
        {set.cases.map(({ question }, at) => {
          const come = loaded[at]
          return (
            <li key={at}>
              {isReady(come) ? (
                <>
                  <strong>{come.scenario.title}</strong> {question || come.scenario.question}
                </>
              ) : (
                say(come === undefined ? 'loading' : 'carried-gone')
              )}
            </li>
          )
        })}
      </ol>
      <Uses page={{ ...page, address: '' }} open={open} />
    </div>
  )
}
