import type { CaseSet } from '../../explorer/sets/set.ts'
import { Failed } from './Failed.tsx'
import type { SetPage } from './page.ts'
import { type Come, isReady, useCases } from './use-cases.ts'

interface LinesProps {
  readonly page: SetPage
  readonly set: CaseSet
  /** The sentence in the place of a case that is not there. */
  readonly gone: string
}

/** The cases of a set by title and question, where it is used and not put together. */
export function CaseLines({ page, set, gone }: LinesProps) {
  const { loaded, retry } = useCases(page, set)
  return (
    <>
      {loaded.includes('failed') && <Failed say={page.say} onRetry={retry} />}
      <ol>
        {set.cases.map((_, at) => (
          <li key={at}>
            <CaseLine say={page.say} come={loaded[at]} gone={gone} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface LineProps extends Pick<SetPage, 'say'> {
  readonly come: Come
  readonly gone: string
}

/** Title and question of a case. One that was laid out and asks for nothing has its title alone. */
function CaseLine({ say, come, gone }: LineProps) {
  if (come === 'failed') return <>…</>
  if (!isReady(come)) return <>{say(come === undefined ? 'loading' : gone)}</>
  const { title, question } = come.scenario
  return (
    <>
      <strong>{title}</strong> {question === title ? '' : question}
    </>
  )
}
