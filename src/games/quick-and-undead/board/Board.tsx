import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { BoardProps } from '../../../explorer/face.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { QuickEvent } from '../events.ts'
import type { Given, Position } from '../position.ts'
import { things } from '../things.ts'
import { ActionRow } from './ActionRow.tsx'
import { Attempt } from './Attempt.tsx'
import { CardTargets } from './CardTargets.tsx'
import { Duel } from './Duel.tsx'
import { type Focus, focusOf, isWhole } from './focus.ts'
import { Gangs } from './Gangs.tsx'
import { attemptLabel, focusTitle, shootoutLabel } from './labels.ts'
import { Town } from './Town.tsx'
import { gangViews, rowView, townView } from './table.ts'
import type { Marked } from './view.ts'
import { type CardView, seatsAt } from './view.ts'

type Props = BoardProps<Given, Position>

/** What lies on the table, in parts of which a small screen shows one at a time. */
const panels = ['now', 'spaces', 'town', 'gangs'] as const
type Panel = (typeof panels)[number]
/** At the count the spaces are empty, and what each gang has comes first. */
const counted = ['now', 'gangs', 'town'] as const satisfies readonly Panel[]

/** West Fort: what matters now first, then action spaces, town and gangs. */
export function Board(props: Props) {
  const { position, given, words } = props
  const event = props.event as QuickEvent | undefined
  const focus = focusOf(position, given, event)
  const all: readonly Panel[] = given.scene.kind === 'count' ? counted : panels
  const shown = all.filter((panel) => isOnTable(panel, props, focus))
  const first = asked(props, shown) ?? firstOf(given, focus, shown)
  const touched = event ? partsOfEvent(things, event) : []
  const contents: Readonly<Record<Panel, () => ComponentChildren>> = {
    now: () => focus && <Now {...props} focus={focus} touched={touched} />,
    spaces: () => (
      <ActionRow row={rowView(position, given)} words={words} {...picking(props, touched)} />
    ),
    town: () => (
      <>
        <Town
          town={townView(position, given)}
          given={given}
          words={words}
          {...picking(props, touched)}
        />
        <p class="illustrative">{words.say('board.illustrative')}</p>
      </>
    ),
    gangs: () => (
      <Gangs
        gangs={gangViews(position, given, seatsAt(given))}
        given={given}
        words={words}
        {...picking(props, touched)}
      />
    ),
  }
  return (
    <div class={`fort ${isWhole(given.scene) ? 'fort-whole' : 'fort-scene'}`}>
      <When position={position} given={given} words={words} />
      {shown.length > 1 && (
        <Tabs key={first} panels={shown} first={first} touched={touched} words={words} />
      )}
      {shown.map((panel) => (
        <div key={panel} class={`fort-panel fort-${panel}`}>
          {contents[panel]()}
        </div>
      ))}
    </div>
  )
}

function picking({ picked, onPick, offers, isEdited }: Props, touched: readonly string[]): Marked {
  return { touched, picked, onPick, offers, isEdited }
}

/** A small situation leaves out what nothing lies on. */
function isOnTable(panel: Panel, { position, given }: Props, focus: Focus | undefined): boolean {
  if (panel === 'now') return focus !== undefined
  if (panel === 'gangs' || isWhole(given.scene)) return true
  if (panel === 'spaces') return given.scene.at !== undefined
  const { town, street, bootHill } = position
  return town.length + street.length + bootHill.length > 0
}

/** The part of the table by which the question that waits is answered. */
function asked({ offers, isEdited }: Props, shown: readonly Panel[]): Panel | undefined {
  if (isEdited || !offers || offers.size === 0) return undefined
  return shown.find((panel) => isTouched(panel, [...offers.keys()]))
}

/** What is shown until the reader chooses: what shoots, or what the situation is about. */
function firstOf({ scene }: Given, focus: Focus | undefined, shown: readonly Panel[]): Panel {
  if (focus) return 'now'
  if (scene.kind === 'purchase' && shown.includes('town')) return 'town'
  return shown[0] ?? 'gangs'
}

function When({ position, given, words }: Pick<Props, 'position' | 'given' | 'words'>) {
  const { say } = words
  const { day, round, noon, law } = position
  return (
    <p class="fort-when">
      {round > 0 && <span>{say('board.when', { day, round })}</span>}
      {noon !== 'far' && <b>{say(`board.noon.${noon}`)}</b>}
      {given.seats.length > 1 && <span>{say('board.law-of', { seat: law })}</span>}
    </p>
  )
}

interface TabsProps {
  readonly panels: readonly Panel[]
  readonly first: Panel
  readonly touched: readonly string[]
  readonly words: Words
}

/**
 * Which part of the table is shown. The style follows the radio buttons, so that they need no script; a
 * form of their own keeps them apart from those of other boards of the page. It has no name, since a page
 * with many boards would otherwise have as many landmarks.
 */
function Tabs({ panels: shown, first, touched, words }: TabsProps) {
  const { say } = words
  const [chosen, setChosen] = useState(first)
  const picked = shown.includes(chosen) ? chosen : first
  return (
    <form class="fort-tabs" onSubmit={(event) => event.preventDefault()}>
      <fieldset class="fort-tab-list" aria-label={say('board.show')}>
        {shown.map((panel) => (
          <label key={panel}>
            <input
              type="radio"
              name="panel"
              value={panel}
              checked={panel === picked}
              onChange={() => setChosen(panel)}
            />
            <span>
              {say(`board.panel.${panel}`)}
              {isTouched(panel, touched) && <i class="fort-dot" />}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}

const prefixes: Readonly<Record<Panel, readonly string[]>> = {
  now: [],
  spaces: ['space:'],
  town: ['site:', 'street:', 'hill:', 'undead:'],
  gangs: ['gang:', 'cell:', 'token:'],
}

function isTouched(panel: Panel, touched: readonly string[]): boolean {
  return prefixes[panel].some((prefix) => touched.some((part) => part.startsWith(prefix)))
}

type NowProps = Props & { readonly focus: Focus; readonly touched: readonly string[] }

/** The shootout or the attempt under way, or those whom the situation is about. */
function Now({ focus, position, given, words, touched, ...props }: NowProps) {
  const { say } = words
  const title = focusTitle(focus, given, words)
  const { onPick, offers, isEdited } = props
  const targets =
    onPick &&
    (isEdited || (offers && offers.size > 0)) &&
    ((card: CardView) => <CardTargets card={card} words={words} {...props} />)
  switch (focus.kind) {
    case 'shootout':
      return (
        <>
          <p class="fort-title">{title}</p>
          <Duel
            shootout={focus.shootout}
            words={words}
            label={shootoutLabel(focus.shootout, words)}
            targets={targets || undefined}
          />
          {isEdited && <p class="fort-hint">{say('board.press')}</p>}
        </>
      )
    case 'attempt':
      return (
        <>
          <p class="fort-title">{title}</p>
          <Attempt
            attempt={focus.attempt}
            undead={given.undead[focus.attempt.undead]}
            label={attemptLabel(focus.attempt, given, words)}
            killed={say('board.fate.killed')}
            targets={targets || undefined}
          />
          {isEdited && <p class="fort-hint">{say('board.press')}</p>}
          <p class="illustrative">{say('board.illustrative-undead')}</p>
        </>
      )
    default:
      return (
        <>
          <p class="fort-title">{title}</p>
          <Gangs
            gangs={gangViews(position, given, focus.seats)}
            given={given}
            words={words}
            {...picking({ ...props, position, given, words }, touched)}
          />
        </>
      )
  }
}
