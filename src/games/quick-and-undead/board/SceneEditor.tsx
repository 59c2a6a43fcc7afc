import { CheckBox } from '../../../explorer/forms/CheckBox.tsx'
import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import {
  RANGER,
  type Resource,
  resources,
  type Seat,
  type Space,
  seats,
  spaces,
} from '../components.ts'
import { spaceFacts } from '../spaces.ts'
import { seatName, undeadName } from '../words/names.ts'
import { CardEditor } from './CardEditor.tsx'
import { contentComponents } from './components.ts'
import { undeadSpot } from './edits.ts'
import { reaching, seatingOf, type TableKind } from './fitting.ts'
import { buildingTitle, gangTitle, placeTitle } from './names.ts'
import { SeatPicker, SpacePicker, seatOptions } from './Pickers.tsx'
import { shotWith } from './scenes.ts'

export interface SceneProps<S extends TableKind = TableKind> {
  readonly situation: S
  readonly words: Words
  onChange(situation: TableKind): void
}

type Of<K extends TableKind['kind']> = SceneProps<Extract<TableKind, { readonly kind: K }>>

/** What a situation is about: who, where, against whom, and the cards that are shot with. */
export function SceneEditor({ situation, ...props }: SceneProps) {
  switch (situation.kind) {
    case 'duel':
      return <DuelScene situation={situation} {...props} />
    case 'final-duel':
      return <FinalDuelScene situation={situation} {...props} />
    case 'intimidation':
      return <IntimidationScene situation={situation} {...props} />
    case 'shooting':
      return <ShootingScene situation={situation} {...props} />
    case 'robbery':
      return <RobberyScene situation={situation} {...props} />
    case 'purchase':
    case 'building-fight':
      return <PurchaseScene situation={situation} {...props} />
    case 'turn':
      return <TurnScene situation={situation} {...props} />
    default:
      return null
  }
}

function DuelScene({ situation, words, onChange }: Of<'duel'>) {
  const { say } = words
  const { space, duellists, targets = {} } = situation
  const { solo } = seatingOf(situation)
  const aim = (seat: Seat, target: Seat | 'asked') => {
    const { [seat]: _, ...others } = targets
    onChange({
      ...situation,
      targets: target === 'asked' ? others : { ...others, [seat]: target },
    })
  }
  return (
    <>
      <SpacePicker
        label={say('editor.space')}
        value={space}
        some={spaces.filter((one) => one !== 7 || solo)}
        words={words}
        onPick={(next) => onChange({ ...situation, space: next as Space })}
      />
      {!solo && <Duellists situation={situation} words={words} onChange={onChange} />}
      <div class="cards-editor">
        {duellists.map((seat) => (
          <div key={seat} class="card-and-target">
            <CardEditor situation={situation} words={words} seat={seat} onChange={onChange} />
            {duellists.length > 2 && (
              <PickOne
                label={say('editor.target', { seat: seatName(seat, words) })}
                value={targets[seat] ?? 'asked'}
                options={[
                  { value: 'asked' as const, name: say('editor.asked') },
                  ...seatOptions(
                    duellists.filter((one) => one !== seat),
                    words,
                  ),
                ]}
                onPick={(target) => aim(seat, target)}
              />
            )}
          </div>
        ))}
      </div>
    </>
  )
}

/** Who duels: any of the six seats, for which as many players sit down as are needed. */
function Duellists({ situation, words, onChange }: Of<'duel' | 'final-duel'>) {
  const { say } = words
  const { duellists, players, twoGangs } = situation
  const offered =
    situation.kind === 'final-duel' || twoGangs === 'yes'
      ? seatingOf(situation).players
      : seats.filter((seat) => seat !== RANGER)
  const mark = (seat: Seat, isIn: boolean) => {
    const next = offered.filter((one) => (one === seat ? isIn : duellists.includes(one)))
    const needed = Math.max(...next.map((one) => seats.indexOf(one) + 1), players)
    const count = twoGangs === 'yes' ? players : (Math.min(needed, 6) as typeof players)
    onChange({ ...situation, duellists: next, players: count })
  }
  return (
    <fieldset class="choices choices-inline">
      <legend>{say('editor.duellists')}</legend>
      {offered.map((seat) => (
        <CheckBox
          key={seat}
          label={gangTitle(seat, words)}
          checked={duellists.includes(seat)}
          onSet={(isIn) => mark(seat, isIn)}
        />
      ))}
    </fieldset>
  )
}

function FinalDuelScene({ situation, words, onChange }: Of<'final-duel'>) {
  return (
    <>
      <Duellists situation={situation} words={words} onChange={onChange} />
      <Cards {...{ situation, words, onChange }} />
    </>
  )
}

function IntimidationScene({ situation, words, onChange }: Of<'intimidation'>) {
  const { say } = words
  const { by, from, target, at } = situation
  const { gangs } = seatingOf(situation)
  return (
    <>
      <div class="editor-row editor">
        <SeatPicker
          label={say('editor.intimidator')}
          value={by}
          some={gangs}
          words={words}
          onPick={(seat) =>
            onChange({ ...situation, by: seat, target: seat === target ? by : target })
          }
        />
        <SpacePicker
          label={say('editor.from')}
          value={from}
          some={reaching}
          words={words}
          onPick={(space) => onChange({ ...situation, from: space as Space })}
        />
        <SeatPicker
          label={say('editor.called')}
          value={target}
          some={gangs.filter((seat) => seat !== by)}
          words={words}
          onPick={(seat) => onChange({ ...situation, target: seat })}
        />
        <SpacePicker
          label={say('editor.at')}
          value={at}
          some={spaceFacts[from].reach}
          words={words}
          onPick={(space) => onChange({ ...situation, at: space as Space })}
        />
      </div>
      <Cards {...{ situation, words, onChange }} />
    </>
  )
}

function ShootingScene({ situation, words, onChange }: Of<'shooting'>) {
  const { say } = words
  const { by, from, card, street = [], town = [], undead = {} } = situation
  const { players } = seatingOf(situation)
  const canHunt = spaceFacts[from].abilities.includes('hunt')
  const aimable = [...street, ...(canHunt ? town.flatMap((site) => site.undead ?? []) : [])]
  const given = {
    undead: {
      ...contentComponents.undead,
      [card]: { ...contentComponents.undead[card], ...undead[card] },
    },
  }
  return (
    <>
      <div class="editor-row editor">
        <SeatPicker
          label={say('editor.shooter')}
          value={by}
          some={players}
          words={words}
          onPick={(seat) => onChange({ ...situation, by: seat })}
        />
        <SpacePicker
          label={say('editor.from')}
          value={from}
          some={spaces.filter((space) =>
            spaceFacts[space].abilities.some((one) => one === 'hunt' || one === 'fight'),
          )}
          words={words}
          onPick={(space) => {
            const { ability: _, ...rest } = situation
            onChange({ ...rest, from: space as Space })
          }}
        />
      </div>
      <PickOne
        label={say('editor.aimed-at')}
        value={card}
        options={aimable.map((one) => ({
          value: one,
          name: `${placeTitle(undeadSpot(situation, one) as 'street', words)}: ${undeadName(one, 'a', given, words)}`,
        }))}
        onPick={(one) => onChange({ ...situation, card: one })}
      />
      <Cards {...{ situation, words, onChange }} />
    </>
  )
}

function RobberyScene({ situation, words, onChange }: Of<'robbery'>) {
  const { say } = words
  const { by, of, what } = situation
  const { players, solo } = seatingOf(situation)
  return (
    <>
      <div class="editor-row editor">
        <SeatPicker
          label={say('editor.thief')}
          value={by}
          some={players}
          words={words}
          onPick={(seat) => onChange({ ...situation, by: seat, of: seat === of ? by : of })}
        />
        <SeatPicker
          label={say('editor.victim')}
          value={of}
          some={solo ? [RANGER] : players.filter((seat) => seat !== by)}
          words={words}
          onPick={(seat) => onChange({ ...situation, of: seat })}
        />
        <PickOne<Resource>
          label={say('editor.loot')}
          value={what}
          options={resources.map((value) => ({ value, name: say(`board.one.${value}`) }))}
          onPick={(value) => onChange({ ...situation, what: value })}
        />
      </div>
      <Cards {...{ situation, words, onChange }} />
    </>
  )
}

function PurchaseScene({ situation, words, onChange }: Of<'purchase' | 'building-fight'>) {
  const { say } = words
  const { by, space, building, town = [] } = situation
  const { players } = seatingOf(situation)
  const isFight = situation.kind === 'building-fight'
  const offered = town.filter(
    ({ card, occupants = [] }) => !isFight || (occupants.length > 0 && card !== 'saloon'),
  )
  return (
    <>
      <div class="editor-row editor">
        <SeatPicker
          label={say('editor.buyer')}
          value={by}
          some={players}
          words={words}
          onPick={(seat) => onChange({ ...situation, by: seat })}
        />
        <SpacePicker
          label={say('editor.from')}
          value={space}
          some={spaces}
          words={words}
          onPick={(next) => onChange({ ...situation, space: next as Space })}
        />
        <PickOne
          label={say('editor.building')}
          value={building ?? 'asked'}
          options={[
            ...(isFight ? [] : [{ value: 'asked' as const, name: say('editor.asked') }]),
            ...offered.map(({ card }) => ({ value: card, name: buildingTitle(card, words) })),
          ]}
          onPick={(card) => {
            if (card !== 'asked') onChange({ ...situation, building: card })
            else if (!isFight) {
              const { building: _, ...rest } = situation
              onChange(rest)
            }
          }}
        />
      </div>
      <Cards {...{ situation, words, onChange }} />
    </>
  )
}

function TurnScene({ situation, words, onChange }: Of<'turn'>) {
  const { say } = words
  const { by, space } = situation
  return (
    <div class="editor-row editor">
      <SeatPicker
        label={say('editor.mover')}
        value={by}
        some={seatingOf(situation).gangs}
        words={words}
        onPick={(seat) =>
          onChange({
            ...situation,
            by: seat,
            space: seat === RANGER && space === 'hired' ? 8 : space,
          })
        }
      />
      <SpacePicker
        label={say('editor.space')}
        value={space}
        some={by === RANGER ? spaces : ['hired', ...spaces]}
        words={words}
        onPick={(next) => onChange({ ...situation, space: next })}
      />
    </div>
  )
}

/** The cards of those whom a situation is about. */
function Cards(props: SceneProps) {
  const some = shotWith(props.situation)
  if (some.length === 0) return null
  return (
    <div class="cards-editor">
      {some.map((seat) => (
        <CardEditor key={seat} seat={seat} {...props} />
      ))}
    </div>
  )
}
