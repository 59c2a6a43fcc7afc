import type { ComponentChildren } from 'preact'
import { PartButton } from '../../../explorer/board/PartButton.tsx'
import { capital, type Words } from '../../../kernel/words/words.ts'
import { type Resource, type Seat, type Space, spaces } from '../components.ts'
import type { Posture } from '../position.ts'
import { type Ability, spaceFacts } from '../spaces.ts'
import { nouns } from '../things.ts'
import { shortAmount, spaceTitle } from '../words/titles.ts'
import { Mark, Outlaw, SignIcon } from './Marks.tsx'
import type { Sign } from './shapes.ts'
import type { Marked } from './view.ts'

/** Where an Outlaw is drawn: hired hands lay a die, so a gang's mark stands for it. */
export interface RowView {
  at(space: Space): readonly { readonly seat: Seat; readonly posture: Posture }[]
  readonly hired: readonly Seat[]
  /** Hired Guns brings two Outlaws instead of one. */
  readonly hiresTwo: boolean
}

/** An action row on which nobody is. */
export const emptyRow: RowView = {
  at: () => [],
  hired: [],
  hiresTwo: false,
}

interface RowProps extends Marked {
  readonly row: RowView
  readonly words: Words
}

/** The action spaces in the order in which they are resolved: ability above the line, income below it. */
export function ActionRow({ row, words, ...picking }: RowProps) {
  return (
    <ol class="row" aria-label={words.say('board.spaces')}>
      <SpaceCard space="hired" words={words} {...picking}>
        <Hiring row={row} words={words} />
      </SpaceCard>
      {spaces.map((space) => (
        <SpaceCard key={space} space={space} words={words} {...picking}>
          <Abilities space={space} words={words} />
          <Income space={space} words={words} />
          <People people={row.at(space)} words={words} />
        </SpaceCard>
      ))}
    </ol>
  )
}

interface SpaceProps extends Omit<RowProps, 'row'> {
  readonly space: Space | 'hired'
  readonly children: ComponentChildren
}

/** A space: its number and name, then a line for the ability and one for the income, told apart by their order. */
function SpaceCard({ space, words, children, ...picking }: SpaceProps) {
  const part = `space:${space}`
  return (
    <li class={`space${picking.touched?.includes(part) ? ' is-touched' : ''}`}>
      <p>
        <b>{space === 'hired' ? <SignIcon sign="hire" /> : space}</b>{' '}
        <span>{spaceTitle(space, words)}</span>
        {space === 7 && <i>{words.say('board.no-duel')}</i>}
      </p>
      {children}
      {picking.offers?.has(part) && (
        <PartButton part={part} label={spaceTitle(space, words)} words={words} {...picking} />
      )}
    </li>
  )
}

function Hiring({ row: { hired, hiresTwo }, words }: { row: RowView; words: Words }) {
  const { say } = words
  return (
    <>
      <p>
        <Item sign="hire">{say('board.hire', { count: hiresTwo ? 2 : 1 })}</Item>
        <Item sign="coin">{shortAmount('coin', 2, words)}</Item>
        <Item sign="notoriety" or={say('board.or')}>
          {shortAmount('notoriety', 1, words)}
        </Item>
      </p>
      <p>
        <Item sign="bullet">{shortAmount('bullet', 1, words)}</Item>
        <Item sign="skull">{say('board.to-skull')}</Item>
      </p>
      {hired.length > 0 && (
        <ul class="people">
          {hired.map((seat) => (
            <li key={seat}>
              <Mark seat={seat} />
              <span class="sr-only">
                {say('board.die-of', { seat: nouns.seat.name(seat, words) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Abilities({ space, words }: { space: Space; words: Words }) {
  const { abilities } = spaceFacts[space]
  return (
    <p>
      {abilities.map((ability, index) => (
        <Item key={ability} sign={ability} or={index > 0 && words.say('board.or')}>
          {abilityText(ability, space, words)}
        </Item>
      ))}
    </p>
  )
}

/** An ability with what it reaches: spaces to intimidate, the resource to steal. */
function abilityText(ability: Ability, space: Space, { say }: Words): string {
  const { reach, steals } = spaceFacts[space]
  const what = steals ? say(`board.one.${steals}`) : ''
  return capital(say(`board.ability.${ability}`, { spaces: reach.join('·'), what }))
}

function Income({ space, words }: { space: Space; words: Words }) {
  const { kinds, count, slash } = spaceFacts[space].income
  return (
    <p>
      {kinds.map((kind: Resource, index) => (
        <Item key={kind} sign={kind} or={index > 0 && slash && words.say('board.or')}>
          {shortAmount(kind, count, words)}
        </Item>
      ))}
    </p>
  )
}

interface ItemProps {
  readonly sign: Sign
  /** The slash of the printed row, before what can be had instead: one of the two and no more. */
  readonly or?: string | false
  readonly children: ComponentChildren
}

function Item({ sign, or, children }: ItemProps) {
  return (
    <>
      <span class="item">
        {or && <i>{or} </i>}
        <SignIcon sign={sign} />
        {children}
      </span>{' '}
    </>
  )
}

interface PeopleProps {
  readonly people: readonly { readonly seat: Seat; readonly posture: Posture }[]
  readonly words: Words
}

function People({ people, words }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <ul class="people">
      {people.map(({ seat, posture }) => (
        <li key={seat}>
          <Outlaw
            seat={seat}
            posture={posture}
            label={words.say(`board.${posture}`, { seat: nouns.seat.name(seat, words) })}
          />
        </li>
      ))}
    </ul>
  )
}
