import type { SetPage } from './page.ts'
import type { OpenSet } from './use-set.ts'

interface ProblemProps extends Pick<SetPage, 'say'> {
  readonly problem: NonNullable<OpenSet['problem']>
  /** True where the device has a set of its own, which stays as it is. */
  readonly isOwnKept?: boolean
}

/** Says why an address or a file holds no set. */
export function Problem({ say, problem, isOwnKept = false }: ProblemProps) {
  return (
    <p class="notice" role="alert">
      {say(`problem.${problem.problem}`, { count: problem.count ?? 0 })}{' '}
      {isOwnKept && say('problem-kept')}
    </p>
  )
}
