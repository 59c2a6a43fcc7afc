import type { ComponentChildren } from 'preact'
import { Tabs } from '../../../explorer/board/Tabs.tsx'
import type { BoardProps } from '../../../explorer/face.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Given, Position } from '../position.ts'
import { nouns, things } from '../things.ts'
import { type Focus, focusOf } from './focus.ts'
import { Gangs } from './Gangs.tsx'
import { labelOf, Now } from './Now.tsx'
import { Town } from './Town.tsx'

type Props = BoardProps<Given, Position>

/** What lies on the table, in parts of which one is shown at a time: what matters now, the town, the gangs. */
const panels = ['now', 'town', 'gangs'] as const
type Panel = (typeof panels)[number]

/** Nowhere'sVille: the meeting or the robbery that is on, the town from the Saloon up to the Bank, and the gangs. */
export function Board(props: Props) {
  const { position, given, words, event } = props
  const focus = focusOf(position, given)
  const { bandit, bandits, stake } = given.told
  const isTown = !bandit && !bandits && !stake
  const shown = panels.filter((panel) => (panel === 'now' ? focus : panel === 'gangs' || isTown))
  const touched = event ? partsOfEvent(things, event, position) : []
  const view = { ...props, touched }
  const first = firstOf(props, shown)
  const contents: Readonly<Record<Panel, () => ComponentChildren>> = {
    now: () => focus && <Now focus={focus} {...view} />,
    town: () => <Town {...view} />,
    gangs: () => <Gangs {...view} seats={given.seats} />,
  }
  return (
    <div class="ville">
      <p class="ville-when">{whenOf(props, focus)}</p>
      {shown.length > 1 && (
        <Tabs
          look="ville"
          label={words.say('board.show')}
          panels={shown}
          first={first}
          isAsked={(props.offers?.size ?? 0) > 0}
          named={(panel) => words.say(`board.panel.${panel}`)}
          event={event}
          isTouched={(panel) => isIn(panel, touched)}
          steady="now"
        />
      )}
      {shown.map((panel) => (
        <div key={panel} class={`ville-panel ville-panel-${panel}`}>
          {contents[panel]()}
        </div>
      ))}
      <p class="illustrative">{words.say('board.illustrative')}</p>
    </div>
  )
}

/** What is shown until the reader chooses: where the question that waits is answered, or what matters now. */
function firstOf({ offers }: Props, shown: readonly Panel[]): Panel {
  const asked = [...(offers?.keys() ?? [])]
  return shown.find((panel) => isIn(panel, asked)) ?? shown[0] ?? 'gangs'
}

/** What of the board lies in which part of it; a bandit that is asked for is in whatever is on. */
const kinds: Readonly<Record<Panel, readonly string[]>> = {
  now: ['bandit:', 'card:', 'hit:', 'seat:'],
  town: ['location:', 'shop:', 'drawn:', 'victim:'],
  gangs: ['seat:', 'bandit:', 'card:'],
}

function isIn(panel: Panel, parts: readonly string[]): boolean {
  return parts.some((part) => kinds[panel].some((kind) => part.startsWith(kind)))
}

/** Which round it is, and what is on there. */
function whenOf({ position, words }: Props, focus: Focus | undefined): string {
  const { round, location } = position
  const place = location ? [nouns.location.alone(location, words)] : []
  const parts = [
    ...(round > 0 ? [words.say('board.round', { round })] : []),
    ...(focus ? [labelOf(focus, words)] : place),
  ]
  return parts.join(' · ') || words.say('board.before')
}
