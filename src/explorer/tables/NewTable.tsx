import { useMemo, useState } from 'preact/hooks'
import { exampleIn } from '../../kernel/game/kind.ts'
import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { edited, filledIn } from '../forms/edit.ts'
import { freshLuck } from '../forms/luck.ts'
import { PickOne } from '../forms/PickOne.tsx'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import { Drawer, Lazy } from '../ui/Lazy.tsx'
import { loadEditForm } from '../ui/lazy-parts.ts'
import { useSession } from '../ui/useSignals.ts'
import { LONGEST_NAME, named, type TableRecord } from './record.ts'
import { freshId } from './shelf.ts'

interface NewTableProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly game: string
  onBegin(table: TableRecord): void
}

const loadHouseRules = async () => (await import('./HouseRules.tsx')).HouseRules

/** A new table: how many play, who sits where, who rolls, and, folded, house rules and the variant. */
export function NewTable({ face, words, say, game, onBegin }: NewTableProps) {
  const session = useMemo(() => newSession(face), [face])
  useSession(session)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [isDrawn, setDrawn] = useState(false)
  const { situation, readings } = session.state.value
  const seats = face.game.seats(session.opening.value.given)
  const begin = () => {
    const now = Date.now()
    const playing = Object.fromEntries(
      Object.entries(names).filter(([seat]) => seats.includes(seat)),
    )
    onBegin({
      ...{ id: freshId(), game, names: named(playing), situation, readings, isDrawn },
      seed: freshLuck(),
      ...{ entries: [], waiting: [], corrections: [], round: '', isOver: false },
      ...{ begun: now, touched: now },
    })
  }
  return (
    <form
      class="table-new player"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <Players face={face} say={say} session={session} />
      <fieldset class="table-names">
        <legend>{say('names')}</legend>
        {seats.map((seat) => (
          <label key={seat} class="field field-inline">
            <span class="field-name">{seat}</span>
            <input
              type="text"
              maxLength={LONGEST_NAME}
              autocomplete="off"
              aria-label={say('name', { seat })}
              value={names[seat] ?? ''}
              onInput={({ currentTarget }) => setNames({ ...names, [seat]: currentTarget.value })}
            />
          </label>
        ))}
      </fieldset>
      <PickOne
        label={say('luck')}
        value={isDrawn}
        options={[
          { value: false, name: say('luck-told') },
          { value: true, name: say('luck-drawn') },
        ]}
        onPick={setDrawn}
      />
      {!isDrawn && face.hasHands('game') && <p class="table-how">{say('luck-hidden')}</p>}
      <Drawer title={say('house-rules')}>
        {() => (
          <Lazy
            load={loadHouseRules}
            says="interpretations"
            props={{ face, words, say, session }}
          />
        )}
      </Drawer>
      <Drawer title={say('variant')}>
        {() => (
          <Lazy
            load={loadEditForm}
            props={{ face, words, session, picked: undefined, onPick: () => undefined }}
          />
        )}
      </Drawer>
      <button type="submit" class="button button-primary">
        {say('begin')}
      </button>
    </form>
  )
}

function newSession({ game }: Pick<Face, 'game'>): Session {
  return createSession(game, { situation: exampleIn(game, 'game') })
}

/** The number of players, one tap each. */
function Players({
  face,
  say,
  session,
}: Pick<NewTableProps, 'face' | 'say'> & { session: Session }) {
  const { game } = face
  const { situation } = session.state.value
  const kind = game.kinds.find(({ name }) => name === 'game')
  const part = kind?.schema.type === 'parts' ? kind.schema.parts['players'] : undefined
  if (!kind || part?.type !== 'listed') return null
  const whole = filledIn(game, situation)
  const now = (whole as { readonly players?: unknown }).players
  const set = (value: unknown) => {
    const outcome = edited({ game, kind }, whole, ['players'], value)
    if (outcome.ok) session.change({ situation: outcome.value })
    else session.refuse(outcome.refusals)
  }
  return (
    <fieldset class="tell tell-numbers">
      <legend>{say('players')}</legend>
      {part.values.map((value) => (
        <button
          key={String(value)}
          type="button"
          class="button tell-one"
          aria-pressed={value === now}
          onClick={() => set(value)}
        >
          <b>{String(value)}</b>
        </button>
      ))}
    </fieldset>
  )
}
