import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { createKeeper, type KeepView, type KeepWay } from '../offline/keeper.ts'
import type { SetProps } from './page.ts'

/** Keeps the games of a set on the device, so that all of it works without a network. */
export function KeepSet({ page, open: { set } }: Pick<SetProps, 'page' | 'open'>) {
  const { say, language } = page
  const games = page.games.filter(({ game }) => set.cases.some((one) => one.game === game))
  const ids = games.map(({ game }) => game).join(' ')
  const names = new Intl.ListFormat(language).format(games.map(({ name }) => name))
  const [view, setView] = useState<KeepView | undefined>()
  const keeper = useMemo(() => {
    const sayKeep: typeof say = (key, values) => say(`keep.${key}`, { ...values, games: names })
    return createKeeper(language, ids.split(' '), sayKeep, setView)
  }, [ids])
  useEffect(() => void keeper.look(), [keeper])
  const ways = useRef<HTMLParagraphElement>(null)
  const isHeld = useRef(false)
  useEffect(() => {
    // A button that goes while it has the focus hands it to the one that comes.
    if (isHeld.current && document.activeElement === document.body)
      ways.current?.querySelector('button')?.focus()
  }, [view])
  if (ids === '' || !view) return null
  const labels = {
    begin: view.begin?.label ?? '',
    cancel: say('keep.cancel'),
    remove: say('keep.remove'),
  }
  const press = (way: KeepWay) => {
    isHeld.current = true
    void keeper[way]()
  }
  return (
    <section class="set-keep" aria-label={say('keep.title')}>
      <p role="status">{view.said}</p>
      {view.share !== undefined && (
        <progress max={1} value={view.share} aria-label={say('keep.title')} />
      )}
      <p class="set-ways" ref={ways}>
        {view.ways.map((way) => (
          <button
            key={way}
            type="button"
            class="button"
            disabled={way === 'begin' && view.begin?.isOff}
            onClick={() => press(way)}
          >
            {labels[way]}
          </button>
        ))}
      </p>
    </section>
  )
}
