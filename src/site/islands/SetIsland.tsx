import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { identityOf } from '../../explorer/sets/set.ts'
import { Lazy } from '../../explorer/ui/Lazy.tsx'
import { createSay, type Messages } from '../../kernel/words/say.ts'
import type { SetPage } from '../sets/page.ts'
import { type SetUse, useIn, useSet } from '../sets/use-set.ts'

interface SetIslandProps extends Omit<SetPage, 'say'> {
  /** True on the page that checks what was handed in. */
  readonly isChecked?: boolean
  /** True in a file that holds a set. */
  readonly isCarried?: boolean
  /** The sentences that it says, by their keys. */
  readonly sentences: Messages
  /** Server-rendered content: that a set needs scripts. */
  readonly children?: ComponentChildren
}

const loadEditor = async () => (await import('../sets/Editor.tsx')).Editor
const loadEmbedded = async () => (await import('../sets/Embedded.tsx')).Embedded
const loadFrame = async () => (await import('../sets/Embedded.tsx')).EmbedFrame
const loadCarried = async () => (await import('../sets/Carried.tsx')).Carried
const loaders = {
  show: async () => (await import('../sets/show/Show.tsx')).Show,
  speaker: async () => (await import('../sets/show/Speaker.tsx')).Speaker,
  homework: async () => (await import('../sets/homework/Homework.tsx')).Homework,
  paper: async () => (await import('../sets/paper/Paper.tsx')).Paper,
  check: async () => (await import('../sets/homework/Check.tsx')).Check,
} as const

/** A set: put together, or put to one of its uses, which the address names. */
export function SetIsland(props: SetIslandProps) {
  const { sentences, children, isChecked = false, isCarried = false, ...page } = props
  const { isEmbedded = false } = page
  const { open, ...doing } = useSet(isEmbedded)
  const [use, setUse] = useState<SetUse | undefined>()
  useEffect(() => {
    const read = () => setUse(useIn(location.search))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  // Of an address that holds no set, the desk says why; it stays when the set on this device is changed there.
  useEffect(() => {
    if (open?.problem) setUse(undefined)
  }, [open?.problem])
  if (!open) return children
  const say = createSay(page.language, [sentences])
  const enter = (below: string) => {
    history.pushState(history.state, '', `${location.pathname}${below}`)
    setUse(useIn(location.search))
  }
  const go = (to: SetUse | undefined) => enter(`${to ? `?as=${to}` : ''}${location.hash}`)
  const loadDesk = isCarried ? loadCarried : isEmbedded ? loadEmbedded : loadEditor
  const loadPart = use && !open.problem ? loaders[use] : loadDesk
  const part = (
    <Lazy
      // Answers are to the cases that they were given to, and pass to no other set.
      key={use === 'homework' ? JSON.stringify(open.set.cases.map(identityOf)) : use}
      load={isChecked ? loaders.check : loadPart}
      props={{ page: { ...page, say }, open, ...doing, go, enter }}
    />
  )
  if (!isEmbedded) return part
  return <Lazy load={loadFrame} props={{ page: { ...page, say }, open, use, children: part }} />
}
