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

/** A folded part of a page, whose content is made when it is first opened. */
export function Drawer({ title, children }: { title: string; children: () => ComponentChildren }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details class="drawer" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      <div class="drawer-content">{isOpened && children()}</div>
    </details>
  )
}
