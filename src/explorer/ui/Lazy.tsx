import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { LaterSentences, Words } from '../../kernel/words/words.ts'
import { LoadError } from './LoadError.tsx'

interface LaterProps<Props> {
  /** Loads the component; declared once at module level, so that it is loaded once. */
  readonly load: () => Promise<FunctionComponent<Props>>
  readonly props: Props
  /** Sentences that it needs and the page lacks; loaded together with it. */
  readonly says?: LaterSentences
}

/** State of loading: the component, slow (say that it is loading), or failed. */
type Come<Props> = FunctionComponent<Props> | 'slow' | 'failed'

/** After how many milliseconds somebody who waits is told so. */
const PATIENCE = 600

/**
 * A component that is loaded when it is first shown. What was loaded for another place is never shown with these props.
 * Where it has words, it says that it is on its way, or that it could not be fetched.
 */
export function Lazy<Props extends object>({ load, props, says }: LaterProps<Props>) {
  const words = wordsIn(props)
  const [come, setCome] = useState<{ by: typeof load; what: Come<Props> } | undefined>()
  useEffect(() => {
    const settle = (what: Come<Props>) => {
      clearTimeout(waiting)
      setCome({ by: load, what })
    }
    const waiting = setTimeout(settle, PATIENCE, 'slow')
    Promise.all([load(), says && words?.later?.[says].fetch()]).then(
      ([component]) => settle(component),
      (error: unknown) => {
        console.error(error)
        settle('failed')
      },
    )
    return () => clearTimeout(waiting)
  }, [load, says])
  if (come?.by !== load) return null
  const { what } = come
  if (typeof what !== 'string') {
    const Loaded = what
    return <Loaded {...props} />
  }
  if (!words) return null
  return what === 'failed' ? (
    <LoadError words={words} what="later.failed" />
  ) : (
    <p class="working">{words.say('later.loading')}</p>
  )
}

/** The words of whoever has some: what is only drawn has none. */
function wordsIn(props: { readonly words?: Words }): Words | undefined {
  return props.words
}

interface DrawerProps {
  readonly title: string
  /** True when it is open at first. */
  readonly isOpen?: boolean | undefined
  readonly children: () => ComponentChildren
}

/** A folded part of a page, whose content is made when it is first opened. */
export function Drawer({ title, isOpen = false, children }: DrawerProps) {
  const [isOpened, setOpened] = useState(isOpen)
  return (
    <details
      class="drawer"
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      <div class="drawer-content">{isOpened && children()}</div>
    </details>
  )
}
