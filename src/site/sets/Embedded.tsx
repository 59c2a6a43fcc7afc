import { useEffect } from 'preact/hooks'
import { CaseLines } from './CaseLines.tsx'
import { Uses } from './Editor.tsx'
import { Problem } from './Problem.tsx'
import type { SetPage, SetProps } from './page.ts'
import { linkTo, type SetUse } from './use-set.ts'

/** A set in another page's frame: its cases, and what can be done with them. Nothing of the device is read for it. */
export function Embedded({ page, open, enter }: SetProps) {
  const { set, problem } = open
  if (problem) return <Problem say={page.say} problem={problem} />
  return (
    <div class="set-editor">
      <CaseLines page={page} set={set} gone="embedded-gone" />
      <Uses page={page} open={open} enter={enter} />
    </div>
  )
}

interface FrameProps {
  readonly page: SetPage
  readonly open: SetProps['open']
  readonly use: SetUse | undefined
  readonly children: preact.ComponentChildren
}

/** An embedded set under its title, which leads to its own page. */
export function EmbedFrame({ page, open: { set, problem }, use, children }: FrameProps) {
  const { say, address } = page
  const own = problem ? address : `${address}${linkTo(set, use) ?? ''}`
  const title = set.title || say('embedded-name')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <h1 class="embedded-title">
        <a href={own} target="_blank" rel="noopener">
          {title}
        </a>
      </h1>
      {children}
      <p class="embedded-foot">
        <a href={own} target="_blank" rel="noopener">
          {say('embedded-open')}
        </a>
      </p>
    </>
  )
}
