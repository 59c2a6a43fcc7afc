import type { ComponentChildren } from 'preact'
import { PartButton } from '../../../../explorer/board/PartButton.tsx'
import { capital, type Words } from '../../../../kernel/words/words.ts'
import { type Resource, type Seat, type Space, spaces } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { type Given, type Position, postures } from '../../position.ts'
import { gangSeats } from '../../seats.ts'
import { type Ability, spaceFacts } from '../../spaces.ts'
import { shortAmount, spaceTitle } from '../../words/titles.ts'
import { Mark, Outlaw, People, SignIcon } from '../Marks.tsx'
import { type Laid, look } from '../view.ts'

interface RowProps extends Omit<Laid, 'position' | 'given'> {
  /** Without a position nobody is on the row. */
  readonly position?: Position
  readonly given?: Given
}

/** The action spaces in the order in which they are resolved: ability above the line, income below it. */
export function ActionRow(props: RowProps) {
  const { words } = props
  return (
    <ol class="row" aria-label={words.say('board.spaces')}>
      <SpaceCard space="hired" {...props}>
        <Hiring {...props} />
      </SpaceCard>
      {spaces.map((space) => (
        <SpaceCard key={space} space={space} {...props}>
          <Abilities space={space} words={words} />
          <Income space={space} words={words} />
          <Outlaws space={space} {...props} />
        </SpaceCard>
      ))}
    </ol>
  )
}

interface SpaceProps extends RowProps {
  readonly space: Space | 'hired'
  readonly children: ComponentChildren
}

/** A space: its number and name, then a line for the ability and one for the income, told apart by their order. */
function SpaceCard({ space, children, ...props }: SpaceProps) {
  const { words, offers } = props
  const part = `space:${space}`
  return (
    <li class={look('space', part, props)}>
      <p>
        <b>{space === 'hired' ? <SignIcon sign="hire" /> : space}</b>{' '}
        <span>{spaceTitle(space, words)}</span>
        {space === 7 && <i>{words.say('board.no-duel')}</i>}
      </p>
      {children}
      {offers?.has(part) && <PartButton part={part} label={spaceTitle(space, words)} {...props} />}
    </li>
  )
}

/** Hired hands lay a die, so a gang's mark stands for it; from five gangs on, two Outlaws come instead of one. */
function Hiring({ position, given, words }: RowProps) {
  const { say } = words
  const hired = given
    ? gangSeats(given).filter((seat) => position?.gangs[seat].turn === 'hired')
    : []
  return (
    <>
      <p>
        <Item sign="hire">
          {say('board.hire', { count: given && given.seats.length >= 5 ? 2 : 1 })}
        </Item>
        <Item sign="coin">{shortAmount('coin', 2, words)}</Item>
        <Item sign="notoriety" or={say('board.or')}>
          {shortAmount('notoriety', 1, words)}
        </Item>
      </p>
      <p>
        <Item sign="bullet">{shortAmount('bullet', 1, words)}</Item>
        <Item sign="skull">{say('board.to-skull')}</Item>
      </p>
      <People seats={hired}>
        {(seat) => (
          <>
            <Mark seat={seat} />
            <span class="sr-only">
              {say('board.die-of', { seat: nouns.seat.name(seat, words) })}
            </span>
          </>
        )}
      </People>
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
  readonly sign: string
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

/** Whose Outlaws are on a space: first those who stand. */
function Outlaws({ space, position, given, words }: RowProps & { readonly space: Space }) {
  if (!position || !given) return null
  const on = (seat: Seat) => position.gangs[seat].on[space]
  const seats = postures.flatMap((posture) =>
    gangSeats(given).filter((seat) => on(seat) === posture),
  )
  return (
    <People seats={seats}>
      {(seat) => {
        const posture = on(seat) ?? 'standing'
        const label = words.say(`board.${posture}`, { seat: nouns.seat.name(seat, words) })
        return <Outlaw seat={seat} posture={posture} label={label} />
      }}
    </People>
  )
}
