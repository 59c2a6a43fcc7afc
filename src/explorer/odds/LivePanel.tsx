import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Face, type Live, type LiveContent, type PanelProps, panelsAlone } from '../face.ts'
import { Drawer, Lazy } from '../ui/Lazy.tsx'

/**
 * The block below the board that is always up to date: exact odds as bars, which move as the case is changed and
 * stepped through, and the game's panels on its decisions.
 */
export function LivePanel({ face, words, session }: PanelProps) {
  const { kind } = session.state.value.situation
  const loaded = useLive(face, kind)
  if (!loaded) return null
  const { live, Chances } = loaded
  const { say } = words
  const { Summary } = live
  const { given, position: start } = session.opening.value
  const content = live.content({ given, position: session.position.value, start }, words)
  const panel = { face, words, session }
  return (
    <section class="live" aria-label={say('live.title')}>
      {content.note && <p class="live-note">{content.note}</p>}
      {Chances && content.questions.length > 0 && <Chances {...panel} content={content} />}
      {Summary && content.questions.length > 0 && <Summary {...panel} />}
      {(face.panels?.[kind] ?? []).map(({ id, load, isOpen }) => (
        <Drawer key={`${kind} ${id}`} title={say(`panel.${id}`)} isOpen={isOpen}>
          {() => <Lazy load={load} props={panel} />}
        </Drawer>
      ))}
    </section>
  )
}

/** The game's block for a kind of situation, with the component that draws its odds if it has any. */
interface Loaded {
  readonly kind: string
  readonly live: Live
  readonly Chances: FunctionComponent<PanelProps & { readonly content: LiveContent }> | undefined
}

/** The same once it is loaded. */
function useLive(face: Face, kind: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>()
  useEffect(() => {
    const load = face.live?.[kind]
    if (!load) return
    const chances = load === panelsAlone ? undefined : import('./LiveOdds.tsx')
    Promise.all([load(), chances]).then(
      ([live, drawn]) => setLoaded({ kind, live, Chances: drawn?.LiveOdds }),
      (error: unknown) => console.error(error),
    )
  }, [face, kind])
  return loaded?.kind === kind ? loaded : undefined
}
