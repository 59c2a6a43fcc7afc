import { CaseLines } from './CaseLines.tsx'
import { Uses } from './Editor.tsx'
import { Problem } from './Problem.tsx'
import type { SetProps } from './page.ts'

/** A set in a file of its own: its cases, and what can be done with them. It is put together on the site. */
export function Carried({ page, open, enter }: SetProps) {
  const { set, problem } = open
  if (problem) return <Problem say={page.say} problem={problem} />
  return (
    <div class="set-editor">
      {set.aims && <p>{set.aims}</p>}
      <CaseLines page={page} set={set} gone="carried-gone" />
      <Uses page={{ ...page, address: '' }} open={open} enter={enter} />
    </div>
  )
}
