import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { LaterSentences, Words } from '../../kernel/words/words.ts'
import { useSentences } from './useSentences.ts'

interface LaterProps<Props> {
  /** Loads the component; declared once at module level, so that it is loaded once. */
  readonly load: () => Promise<FunctionComponent<Props>>
  readonly props: Props
  /** The words of which it says what is not there from the beginning. */
  readonly opens?: Words
  /** What of them it says: what is said only where something is opened, unless told otherwise. */
  readonly says?: LaterSentences
}

/**
 * A component that is loaded when it is first shown. What was loaded for another place
 * is never shown with these props.
 */
export function Later<Props extends object>({
  load,
  props,
  opens,
  says = 'opened',
}: LaterProps<Props>) {
  const isSaid = useSentences(opens ?? nothingToSay, says)
  const [loaded, setLoaded] = useState<
    { readonly by: typeof load; readonly component: FunctionComponent<Props> } | undefined
  >()
  useEffect(() => {
    load().then(
      (component) => setLoaded({ by: load, component }),
      (error: unknown) => console.error(error),
    )
  }, [load])
  if (loaded?.by !== load || !isSaid) return null
  const Loaded = loaded.component
  return <Loaded {...props} />
}

/** Words that are all there. */
const nothingToSay = {}

interface DrawerProps {
  readonly title: string
  /** Whether it is open at first. */
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
