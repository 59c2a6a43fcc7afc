import { PartButton } from '../../../explorer/board/PartButton.tsx'
import { pressable } from '../../../explorer/board/Targets.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { RANGER, type Seat, type UndeadCard } from '../components.ts'
import type { Purse as Coffer, Given } from '../position.ts'
import { nouns } from '../things.ts'
import { gangTitle, shortAmount } from '../words/titles.ts'
import { CardTargets, targetsOf } from './CardTargets.tsx'
import { cardLabel } from './labels.ts'
import { Die, SignIcon } from './Marks.tsx'
import { CardPicture } from './TargetingCard.tsx'
import { UndeadList } from './Town.tsx'
import type { CardView, Marked } from './view.ts'

/** Everything of a gang that lies in front of its player. */
export interface GangView {
  readonly card: CardView
  readonly purse: Coffer
  /** Whose Coins and Notoriety these are, where two gangs share them. */
  readonly sharedWith: Seat | undefined
  readonly outlaws: { readonly stash: number; readonly reserve: number; readonly graveyard: number }
  readonly trophies: readonly UndeadCard[]
  readonly hasLaw: boolean
  /** The number on the die, 0 where the reader may not see it; null while no die is set. */
  readonly die: number | null
  readonly score: number | undefined
}

interface GangsProps extends Marked {
  readonly gangs: readonly GangView[]
  readonly given: Pick<Given, 'undead'>
  readonly words: Words
}

/** Each gang: its Targeting card, what is in its stash, where its Outlaws are, what it has killed. */
export function Gangs({ gangs, ...props }: GangsProps) {
  return (
    <ul class={`gangs gangs-${Math.min(gangs.length, 3)}`}>
      {gangs.map((gang) => (
        <GangSheet key={gang.card.seat} gang={gang} {...props} />
      ))}
    </ul>
  )
}

type SheetProps = Omit<GangsProps, 'gangs'> & { readonly gang: GangView }

function GangSheet({ gang, given, words, ...picking }: SheetProps) {
  const { say } = words
  const { card, hasLaw, die, score, trophies } = gang
  const part = `gang:${card.seat}`
  // To edit it, the sheet of the whole gang is pressed.
  const offered = { ...picking, isEdited: false }
  return (
    <li class={`gang-sheet${picking.touched?.includes(part) ? ' is-touched' : ''}`}>
      <p class="gang-name">
        <span>{gangTitle(card.seat, words)}</span>
        {hasLaw && <span class="law">{say('board.law')}</span>}
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
          <CardTargets card={card} words={words} {...offered} />
        )}
      </CardPicture>
      {card.seat !== RANGER && <Purse gang={gang} words={words} />}
      <Outlaws gang={gang} words={words} />
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
      <PartButton part={part} label={gangTitle(card.seat, words)} words={words} {...picking} />
    </li>
  )
}

/** Coins and Notoriety, which Dead Ranger never has; the gangs of one player share them. */
function Purse({ gang: { purse, sharedWith }, words }: { gang: GangView; words: Words }) {
  return (
    <p class="purse">
      {sharedWith ? (
        <span>{words.say('board.shared', { seat: nouns.seat.name(sharedWith, words) })}</span>
      ) : (
        <>
          <span class="item">
            <SignIcon sign="coin" />
            {shortAmount('coin', purse.coins, words)}
          </span>
          <span class="item">
            <SignIcon sign="notoriety" />
            {shortAmount('notoriety', purse.notoriety, words)}
          </span>
        </>
      )}
    </p>
  )
}

/** The Outlaws that are neither on a space nor in a building. */
function Outlaws({ gang: { card, outlaws }, words }: { gang: GangView; words: Words }) {
  const always = card.seat === RANGER ? 'graveyard' : 'stash'
  const places = (['stash', 'reserve', 'graveyard'] as const).filter(
    (place) => place === always || outlaws[place] > 0,
  )
  return (
    <p class="gang-outlaws">
      <SignIcon sign="hire" />
      {places
        .map((place) => words.say(`board.outlaws.${place}`, { count: outlaws[place] }))
        .join(', ')}
    </p>
  )
}
