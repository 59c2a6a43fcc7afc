import { Component, type ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Loaded, load } from './load.ts'

interface IslandProps {
  readonly language: string
  readonly game: string
  /** What the server wrote: shown until the game is loaded, and again should it fail. */
  readonly written: ComponentChildren
  readonly children: (loaded: Loaded) => ComponentChildren
}

/** Loads a game and plays it in the place of what the server wrote. */
export function Island({ language, game, written, children }: IslandProps) {
  const [loaded, setLoaded] = useState<Loaded | undefined>()
  useEffect(() => {
    load(language, game).then(setLoaded, (error: unknown) => console.error(error))
  }, [language, game])
  // The box is what tells the page that the island has come into view.
  return (
    <div class="island">
      {loaded ? (
        <Boundary written={written} message={loaded.words.say('failed')}>
          {children(loaded)}
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
