import { PartButton } from '../../../../explorer/board/PartButton.tsx'
import { pressable } from '../../../../explorer/board/Targets.tsx'
import { RANGER, type Seat } from '../../components.ts'
import { tokens } from '../../events.ts'
import { nouns } from '../../nouns.ts'
import { amountIn, purseOf } from '../../position.ts'
import { gangTitle, shortAmount } from '../../words/titles.ts'
import { cardLabel } from '../labels.ts'
import { Die, SignIcon } from '../Marks.tsx'
import { CardTargets, targetsOf } from '../shootouts/CardTargets.tsx'
import { CardPicture } from '../shootouts/TargetingCard.tsx'
import { UndeadList } from '../town/Town.tsx'
import { cardView, type Laid, look } from '../view.ts'

interface GangsProps extends Laid {
  readonly seats: readonly Seat[]
}

/** Each gang: its Targeting card, what is in its stash, where its Outlaws are, what it has killed. */
export function Gangs({ seats, ...props }: GangsProps) {
  return (
    <ul class={`gangs gangs-${Math.min(seats.length, 3)}`}>
      {seats.map((seat) => (
        <GangSheet key={seat} seat={seat} {...props} />
      ))}
    </ul>
  )
}

type SheetProps = Laid & { readonly seat: Seat }

function GangSheet(props: SheetProps) {
  const { seat, position, given, words } = props
  const { say } = words
  const { die, trophies } = position.gangs[seat]
  const card = cardView(position, seat)
  const score = position.scores[seat]
  const part = `gang:${seat}`
  // To edit it, the sheet of the whole gang is pressed.
  const offered = { ...props, isEdited: false }
  return (
    <li class={look('gang-sheet', part, props)}>
      <p class="gang-name">
        <span>{gangTitle(seat, words)}</span>
        {position.law === seat && given.seats.length > 1 && (
          <span class="law">{say('board.law')}</span>
        )}
        {die !== null && (
          <span class="gang-die">
            <Die face={die || '?'} />
            <span class="sr-only">
              {die ? say('board.die', { face: die }) : say('board.die-hidden')}
            </span>
          </span>
        )}
      </p>
      <CardPicture card={card} label={cardLabel(card, words)}>
        {pressable(targetsOf(card, words), offered).length > 0 && (
          <CardTargets card={card} {...offered} />
        )}
      </CardPicture>
      {seat !== RANGER && <Purse {...props} />}
      <Outlaws {...props} />
      {trophies.length > 0 && (
        <div class="trophies">
          <span class="gang-count">{say('board.trophies')}</span>
          <UndeadList cards={trophies} given={given} words={words} />
        </div>
      )}
      {score !== undefined && (
        <p class="gang-score">
          {say('board.score')} <b>{score}</b>
        </p>
      )}
      <PartButton part={part} label={gangTitle(seat, words)} {...props} />
    </li>
  )
}

/** Coins and Notoriety, which Dead Ranger never has; the gangs of one player share them. */
function Purse({ seat, position, words }: SheetProps) {
  const owner = position.gangs[seat].purse
  return (
    <p class="purse">
      {owner !== seat ? (
        <span>{words.say('board.shared', { seat: nouns.seat.name(owner, words) })}</span>
      ) : (
        tokens.map((what) => (
          <span key={what} class="item">
            <SignIcon sign={what} />
            {shortAmount(what, amountIn(purseOf(position, seat), what), words)}
          </span>
        ))
      )}
    </p>
  )
}

/** The Outlaws that are neither on a space nor in a building. */
function Outlaws({ seat, position, words }: SheetProps) {
  const gang = position.gangs[seat]
  const always = seat === RANGER ? 'graveyard' : 'stash'
  const places = (['stash', 'reserve', 'graveyard'] as const).filter(
    (place) => place === always || gang[place] > 0,
  )
  return (
    <p class="gang-outlaws">
      <SignIcon sign="hire" />
      {places
        .map((place) => words.say(`board.outlaws.${place}`, { count: gang[place] }))
        .join(', ')}
    </p>
  )
}
