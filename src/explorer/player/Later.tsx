import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface LaterProps<Props> {
  /** Loads the component; declared once at module level, so that it is loaded once. */
  readonly load: () => Promise<FunctionComponent<Props>>
  readonly props: Props
}

/** A component that is loaded when it is first shown. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [Loaded, setLoaded] = useState<FunctionComponent<Props> | undefined>()
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      (error: unknown) => console.error(error),
    )
  }, [load])
  return Loaded ? <Loaded {...props} /> : null
}

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
