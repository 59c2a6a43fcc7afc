import type { ComponentChildren } from 'preact'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Components } from '../../components.ts'
import { type CriticalSide, criticalSides } from '../../components.ts'
import { cardLabel } from '../labels.ts'
import { SignIcon } from '../Marks.tsx'
import { CardPicture, CellPicture, TokenPicture } from '../shootouts/TargetingCard.tsx'
import type { CardView } from '../view.ts'

/** Two Targeting cards that differ in the side of the token, and what every part of them means. */
export function CardFigure({ words }: { words: Words }) {
  const { say } = words
  return (
    <div class="card-figure">
      <ul class="card-figure-cards">
        {criticalSides.map((critical) => (
          <li key={critical}>
            <CardPicture
              card={exampleCard(critical)}
              label={cardLabel(exampleCard(critical), words)}
            />
          </li>
        ))}
      </ul>
      <ul class="card-figure-key">
        {(['loaded', 'empty'] as const).map((state) => (
          <Meaning key={state} swatch={<CellPicture cell={5} state={state} />}>
            {say(`figure.targeting.${state}`)}
          </Meaning>
        ))}
        {criticalSides.map((critical) => (
          <Meaning key={critical} swatch={<TokenPicture critical={critical} />}>
            {say(`figure.targeting.${critical}`)}
          </Meaning>
        ))}
      </ul>
    </div>
  )
}

function exampleCard(critical: CriticalSide): CardView {
  return { seat: 'A', loaded: [3, 5, 7], critical, rolled: [] }
}

function Meaning({ swatch, children }: { swatch: ComponentChildren; children: ComponentChildren }) {
  return (
    <li>
      {swatch}
      <span>{children}</span>
    </li>
  )
}

/** The board before any card lies on it: where things go, and which slots a number of players uses. */
export function PlanFigure({ slots, words }: { slots: Components['slots']; words: Words }) {
  const { say } = words
  return (
    <div class="ring ring-large">
      <section class="lot-graveyard">
        <SignIcon sign="grave" />
        <p class="lot-name">
          {say('board.graveyard')} <span class="plan-letter">A</span>
        </p>
        <p>{say('board.hill')}</p>
      </section>
      {slots.map(({ players, icon }, index) => (
        <section key={`${index}`} class={`lot plan-slot lot-${index + 1}`}>
          <p class="lot-name">
            <span class="sr-only">{say('figure.fort.slot')} </span>
            {index + 1}
          </p>
          <p>{say('figure.fort.players', { count: players })}</p>
          <p class="item">
            <SignIcon sign={icon} />
            {say(`board.kind.${icon}`)}
          </p>
        </section>
      ))}
      <section class="lot-street">
        <p class="lot-name">
          {say('board.street')} <span class="plan-letter">B</span>
        </p>
      </section>
    </div>
  )
}
