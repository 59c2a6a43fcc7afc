import { Icon } from '../../../../explorer/board/Icon.tsx'
import { PartButton } from '../../../../explorer/board/PartButton.tsx'
import type { UndeadCard } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import type { Site } from '../../position.ts'
import { gangSeats } from '../../seats.ts'
import { shortAmount } from '../../words/titles.ts'
import { Outlaw, People, SignIcon } from '../Marks.tsx'
import { shape } from '../shapes.ts'
import { type Laid, look } from '../view.ts'

/** So many slots fit around the Street in rings of three and four rows; more lie in a line. */
const RINGS = { bare: 0, small: 7, large: 9 } as const

/** The town: Graveyard and buildings clockwise around the Street. */
export function Town(props: Laid) {
  const { town } = props.position
  const { length } = town
  const fitting = Object.entries(RINGS).find(([, slots]) => length <= slots)
  const [ring, room] = fitting ?? ['long', length]
  return (
    <div class={`ring ring-${ring}`}>
      <Graveyard {...props} />
      {town.map((site, index) => (
        <Lot key={site.card} {...props} site={site} slot={index + 1} />
      ))}
      {Array.from({ length: room - length }, (_, index) => (
        <div key={index} class={`lot lot-vacant lot-${length + index + 1}`} />
      ))}
      <Street {...props} />
    </div>
  )
}

function Street(props: Laid) {
  const { position, words } = props
  const { say } = words
  return (
    <section class={look('lot-street', 'street:', props)}>
      <p class="lot-name">{say('board.street')}</p>
      {position.street.length === 0 ? (
        <p class="lot-clear">{say('board.street-clear')}</p>
      ) : (
        <UndeadList cards={position.street} {...props} />
      )}
      <PartButton part="street:" label={say('board.street')} {...props} />
    </section>
  )
}

function Graveyard(props: Laid) {
  const { position, given, words } = props
  const { bootHill, under, gangs } = position
  const { say } = words
  return (
    <section class={look('lot-graveyard', 'hill:', props)}>
      <SignIcon sign="grave" />
      <p class="lot-name">{say('board.graveyard')}</p>
      <p class="lot-hill">
        <span>{say('board.hill')} </span>
        <b>{bootHill.length + under.length}</b>
      </p>
      <People seats={gangSeats(given).filter((seat) => gangs[seat].graveyard > 0)}>
        {(seat) => {
          const count = gangs[seat].graveyard
          return (
            <>
              <Outlaw seat={seat} posture="dead" />
              <span aria-hidden="true">{count > 1 ? `×${count}` : ''}</span>
              <span class="sr-only">
                {say('board.dead', { seat: nouns.seat.name(seat, words), count })}
              </span>
            </>
          )
        }}
      </People>
      <PartButton part="hill:" label={say('board.hill')} {...props} />
    </section>
  )
}

function Lot({ site, slot, ...props }: Laid & { site: Site; slot: number }) {
  const { given, words } = props
  const { say } = words
  const { card, occupants, undead, bonus } = site
  const { cost, notoriety } = given.buildings[card]
  const part = `site:${card}`
  const title = nouns.building.alone(card, words)
  return (
    <section class={look(`lot lot-${slot}${undead.length > 0 ? ' lot-haunted' : ''}`, part, props)}>
      <Icon look="lot-front" href={shape('front')} />
      <p class="lot-name">{title}</p>
      <p class="lot-worth">
        <span class="item">
          <SignIcon sign="coin" />
          <span class="sr-only">{say('board.cost')} </span>
          <b>{cost}</b>
        </span>{' '}
        <span class="item">
          <SignIcon sign="notoriety" />
          <span class="sr-only">{say('board.notoriety')} </span>
          <b>{notoriety}</b>
        </span>
        {bonus && (
          <span class="item lot-bonus">
            <span aria-hidden="true">+</span>
            <SignIcon sign={bonus} />
            <span class="sr-only">
              {say('board.bonus', { what: shortAmount(bonus, 1, words) })}
            </span>
          </span>
        )}
      </p>
      {occupants.length === 0 ? (
        <Icon look="lot-door" viewBox="0 0 34 40" href={shape('door')} />
      ) : (
        <People seats={occupants}>
          {(seat) => (
            <Outlaw
              seat={seat}
              posture="standing"
              label={say('board.occupant', { seat: nouns.seat.name(seat, words) })}
            />
          )}
        </People>
      )}
      {undead.length > 0 && <UndeadList cards={undead} {...props} />}
      <PartButton part={part} label={title} {...props} />
    </section>
  )
}

interface UndeadListProps extends Omit<Laid, 'position'> {
  readonly cards: readonly UndeadCard[]
}

/** Undead in a row: what each is worth, and the numbers that kill it. */
export function UndeadList({ cards, ...props }: UndeadListProps) {
  const { given, words, offers } = props
  return (
    <ul class="undead-list">
      {cards.map((card) => {
        const { value, weakSpots } = given.undead[card]
        const part = `undead:${card}`
        const label = nouns.anUndead.name(card, words, given)
        return (
          <li key={card} class="undead">
            <SignIcon sign="undead" />
            <span class="undead-spots" aria-hidden="true">
              {weakSpots.join(' ')}
            </span>
            <span class="undead-value" aria-hidden="true">
              <SignIcon sign="notoriety" />
              {value}
            </span>
            <span class="sr-only">{label}</span>
            {offers?.has(part) && <PartButton part={part} label={label} {...props} />}
          </li>
        )
      })}
    </ul>
  )
}
