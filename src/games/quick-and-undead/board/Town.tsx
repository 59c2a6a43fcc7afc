import { PartButton } from '../../../explorer/board/PartButton.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import type { Seat, UndeadCard } from '../components.ts'
import type { Given, Site } from '../position.ts'
import { nouns } from '../things.ts'
import { shortAmount } from '../words/titles.ts'
import { Outlaw, SignIcon } from './Marks.tsx'
import { shape } from './shapes.ts'
import type { Marked } from './view.ts'

/** Everything of Town that is drawn. */
export interface TownView {
  readonly sites: readonly Site[]
  readonly street: readonly UndeadCard[]
  readonly bootHill: number
  /** How many Outlaws of each gang lie in the Graveyard. */
  readonly dead: readonly { readonly seat: Seat; readonly count: number }[]
}

interface TownProps extends Marked {
  readonly town: TownView
  readonly given: Pick<Given, 'buildings' | 'undead'>
  readonly words: Words
}

/** So many slots fit around the Street in rings of three and four rows. */
const RINGS = { small: 7, large: 9 } as const

/** The town: Graveyard and buildings clockwise around the Street. */
export function Town(props: TownProps) {
  const { length } = props.town.sites
  const ring =
    length === 0
      ? 'bare'
      : length <= RINGS.small
        ? 'small'
        : length <= RINGS.large
          ? 'large'
          : 'long'
  const room = ring === 'small' || ring === 'large' ? RINGS[ring] : length
  return (
    <div class={`ring ring-${ring}`}>
      <Graveyard {...props} />
      {props.town.sites.map((site, index) => (
        <Lot key={site.card} {...props} site={site} slot={index + 1} />
      ))}
      {Array.from({ length: room - length }, (_, index) => (
        <div key={index} class={`lot lot-vacant lot-${length + index + 1}`} />
      ))}
      <Street {...props} />
    </div>
  )
}

function Street({ town: { street }, given, words, ...picking }: TownProps) {
  const { say } = words
  return (
    <section class={`lot-street${picking.touched?.includes('street:') ? ' is-touched' : ''}`}>
      <p class="lot-name">{say('board.street')}</p>
      {street.length === 0 ? (
        <p class="lot-clear">{say('board.street-clear')}</p>
      ) : (
        <UndeadList cards={street} given={given} words={words} {...picking} />
      )}
      <PartButton part="street:" label={say('board.street')} words={words} {...picking} />
    </section>
  )
}

function Graveyard({ town: { bootHill, dead }, words, ...picking }: TownProps) {
  const { say } = words
  return (
    <section class={`lot-graveyard${picking.touched?.includes('hill:') ? ' is-touched' : ''}`}>
      <SignIcon sign="grave" />
      <p class="lot-name">{say('board.graveyard')}</p>
      <p class="lot-hill">
        <span>{say('board.hill')} </span>
        <b>{bootHill}</b>
      </p>
      {dead.length > 0 && (
        <ul class="people">
          {dead.map(({ seat, count }) => (
            <li key={seat}>
              <Outlaw seat={seat} posture="dead" />
              <span aria-hidden="true">{count > 1 ? `×${count}` : ''}</span>
              <span class="sr-only">
                {say('board.dead', { seat: nouns.seat.name(seat, words), count })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PartButton part="hill:" label={say('board.hill')} words={words} {...picking} />
    </section>
  )
}

function Lot({ site, slot, given, words, ...picking }: TownProps & { site: Site; slot: number }) {
  const { say } = words
  const { card, occupants, undead, bonus } = site
  const { cost, notoriety } = given.buildings[card]
  const part = `site:${card}`
  return (
    <section
      class={`lot lot-${slot}${undead.length > 0 ? ' lot-haunted' : ''}${picking.touched?.includes(part) ? ' is-touched' : ''}`}
    >
      <FalseFront />
      <p class="lot-name">{nouns.building.alone(card, words)}</p>
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
        <Door />
      ) : (
        <ul class="people">
          {occupants.map((seat) => (
            <li key={seat}>
              <Outlaw
                seat={seat}
                posture="standing"
                label={say('board.occupant', { seat: nouns.seat.name(seat, words) })}
              />
            </li>
          ))}
        </ul>
      )}
      {undead.length > 0 && <UndeadList cards={undead} given={given} words={words} {...picking} />}
      <PartButton
        part={part}
        label={nouns.building.alone(card, words)}
        words={words}
        {...picking}
      />
    </section>
  )
}

/** A door that nobody stands in. */
function Door() {
  return (
    <svg class="lot-door" viewBox="0 0 34 40" aria-hidden="true">
      <use href={shape('door')} />
    </svg>
  )
}

/** The stepped gable that every house of the West shows to its street. */
function FalseFront() {
  return (
    <svg class="lot-front" aria-hidden="true">
      <use href={shape('front')} />
    </svg>
  )
}

interface UndeadListProps extends Marked {
  readonly cards: readonly UndeadCard[]
  readonly given: Pick<Given, 'undead'>
  readonly words: Words
}

/** Undead in a row: what each is worth, and the numbers that kill it. */
export function UndeadList({ cards, given, words, ...picking }: UndeadListProps) {
  return (
    <ul class="undead-list">
      {cards.map((card) => {
        const { value, weakSpots } = given.undead[card]
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
            <span class="sr-only">{nouns.anUndead.name(card, words, given)}</span>
            {picking.offers?.has(`undead:${card}`) && (
              <PartButton
                part={`undead:${card}`}
                label={nouns.anUndead.name(card, words, given)}
                words={words}
                {...picking}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
