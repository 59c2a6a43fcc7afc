import { type FunctionComponent, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Lazy } from '../ui/Lazy.tsx'

/** A part of a board that is loaded apart from it. */
export interface Apart<Props> extends FunctionComponent<Props> {
  /** Loads it, so that it is drawn there and then; otherwise it comes once it is shown. */
  ready(): Promise<unknown>
}

/** A part of a board that not every kind of situation shows; it keeps what it holds, whenever it came. */
export function apart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): Apart<Props> {
  let loaded: FunctionComponent<Props> | undefined
  const Part = (props: Props) => {
    const [Loaded] = useState(() => loaded)
    return Loaded ? h(Loaded, props) : h(Lazy<Props>, { load, props })
  }
  const ready = async () => {
    loaded = await load()
  }
  return Object.assign(Part, { ready })
}

/** Loads what each kind of situation shows from the beginning, or what any does where none is told. */
export function partsBy<Props>(kinds: Readonly<Record<string, Apart<Props>>>) {
  return (kind?: string): Promise<unknown> =>
    Promise.all(
      Object.entries(kinds).flatMap(([name, part]) =>
        kind === undefined || name === kind ? [part.ready()] : [],
      ),
    )
}

/** Has a part there that nobody sees before something has happened since the board was first drawn. */
export function useOncePlayed<Props>(part: Apart<Props>, events: readonly unknown[] = []): void {
  const [begun] = useState(events.length)
  const isPlayed = events.length !== begun
  useEffect(() => {
    if (isPlayed) part.ready().catch(console.error)
  }, [isPlayed])
}
