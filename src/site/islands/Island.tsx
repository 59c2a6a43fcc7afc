import { Component, type ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'

/** Props that every island has: the words in which it can say that it failed. */
interface Speaking {
  readonly words: Words
}

interface IslandProps<Ready extends Speaking> {
  /** Loads what the island plays with; begun once. */
  readonly load: () => Promise<Ready>
  /** Server-rendered content: shown until everything is loaded, and again after a failure. */
  readonly written: ComponentChildren
  readonly children: (ready: Ready) => ComponentChildren
}

/** Loads a game and plays it in the place of what the server wrote. */
export function Island<Ready extends Speaking>({ load, written, children }: IslandProps<Ready>) {
  const [ready, setReady] = useState<Ready | undefined>()
  useEffect(() => {
    load().then(setReady, (error: unknown) => console.error(error))
  }, [])
  // The box is what tells the page that the island has come into view.
  return (
    <div class="island">
      {ready ? (
        <Boundary written={written} message={ready.words.say('failed')}>
          {children(ready)}
        </Boundary>
      ) : (
        written
      )}
    </div>
  )
}

interface BoundaryProps {
  readonly written: ComponentChildren
  readonly message: string
  readonly children: ComponentChildren
}

/** Puts back what the server wrote when the interactive part fails: never a blank box. */
class Boundary extends Component<BoundaryProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false }

  static override getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render({ written, message, children }: BoundaryProps) {
    if (!this.state.isFailed) return children
    return (
      <>
        <p class="failed" role="alert">
          {message}
        </p>
        {written}
      </>
    )
  }
}
