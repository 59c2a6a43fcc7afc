import { Fragment } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { dayOf } from '../../explorer/practice/answers.ts'
import { SittingHead } from '../../explorer/practice/SittingHead.tsx'
import { SITTING, sittingOf } from '../../explorer/practice/sitting.ts'
import { type Begun, wholeGame } from '../practice/begun.ts'
import { PracticeCase } from './PracticeCase.tsx'
import type { OpenedProps } from './practice-props.ts'
import { useTurns } from './use-turns.ts'

/** The case at hand, or that today's sitting is over. What another tab answers changes neither until *Next*. */
export function PracticeSitting({ language, games, decks, store, say }: OpenedProps) {
  const find = (most: number) =>
    sittingOf(decks, store.known.value.kept.answers, dayOf(new Date()), most)
  const turns = useTurns({ language, store, begun: SITTING, find })
  const { found: sitting, item, turn, isAnswered, root, goOn } = turns
  const name = (game: string) => games.find((one) => one.game === game)?.name ?? ''
  if (!item)
    return (
      <section class="practice-over" ref={root} tabIndex={-1} aria-label={say('over.label')}>
        <p class="practice-over-said">
          {say(sitting.done > 0 ? 'over.done' : 'over.nothing', { count: sitting.done })}
        </p>
        <p>{say('over.lead')}</p>
        <Continue games={games} say={say} />
        <p class="practice-ways">
          <button
            type="button"
            class="button button-primary"
            onClick={() => void goOn(sitting.done + SITTING)}
          >
            {say('more', { count: SITTING })}
          </button>
          {games.map(({ game, start }) => (
            <a key={game} class="button" href={start}>
              {name(game)}
            </a>
          ))}
        </p>
      </section>
    )
  return (
    <PracticeCase
      {...{ language, say, item, turn, root }}
      onCommit={turns.commit}
      onNext={() => void goOn()}
    >
      {games.length > 1 && <p class="practice-game">{name(item.game)}</p>}
      <SittingHead say={say} sitting={sitting} reason={item.reason} isAnswered={isAnswered} />
    </PracticeCase>
  )
}

/** The whole games that wait on this device; what knows of them is loaded when the sitting is over. */
function Continue({ games, say }: Pick<OpenedProps, 'games' | 'say'>) {
  const [begun, setBegun] = useState<readonly (Begun & { readonly name: string })[]>([])
  useEffect(() => {
    const seek = async () => {
      const { tablesOfDevice } = await import('../../explorer/tables/device.ts')
      const shelf = tablesOfDevice()
      if (!shelf.known.peek().isRead) await shelf.refresh()
      const { tables } = shelf.known.peek()
      setBegun(
        games.flatMap(({ game, name, start }) =>
          wholeGame(game, `${start}lab/game/`, say, tables).map((one) => ({ ...one, name })),
        ),
      )
    }
    seek().catch(console.error)
  }, [])
  if (begun.length === 0) return null
  return (
    <p>
      {say('over.continue')}{' '}
      {begun.map(({ name, label, href }, place) => (
        <Fragment key={href}>
          {place > 0 && ' · '}
          <a href={href}>
            {begun.length > 1 && `${name}: `}
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
