import { Annotated, Callout, Tray } from '../../../explorer/pictures/Annotated.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { eventCards } from '../components.ts'
import { CARD, LOOT } from './geometry.ts'
import { shape } from './shapes.ts'
import { GangMark } from './Token.tsx'

interface PictureProps {
  readonly words: Words
}

/** A revolver of 30 by 18: firepower is counted in them. */
const revolver = 'M0 2h22v5h-11l-2 3h-3l-3 8h-6l3-9z'

/** A gangster card: strength on the left, revolvers on the right, the bounty below, a star for a chief. */
export function GangsterPicture({ words }: PictureProps) {
  const { say, money } = words
  const notes = (['strength', 'firepower', 'bounty', 'traits'] as const).map((part) =>
    say(`figure.gangster.${part}`),
  )
  return (
    <Annotated class="town" caption={say('figure.gangster.caption')} notes={notes}>
      <svg
        class="town-drawing town-card"
        viewBox="0 0 240 212"
        role="img"
        aria-label={say('figure.gangster.label')}
      >
        <rect class="gangster-paper" x="50" y="4" width="140" height="200" rx="8" />
        <GangMark gang="A" x={120} y={42} scale={1.3} />
        <use href={shape('chief')} transform="translate(166 26) scale(1.6)" />
        <text class="gangster-number" x="76" y="120">
          5
        </text>
        {[0, 1, 2].map((row) => (
          <path
            key={row}
            class="gangster-revolver"
            d={revolver}
            transform={`translate(146 ${82 + row * 26})`}
          />
        ))}
        <rect class="gangster-paper" x="74" y="170" width="92" height="26" rx="3" />
        <text class="gangster-bounty" x="120" y="190">
          {money(500)}
        </text>
        <Callout number={1} x={22} y={112} to={[62, 112]} />
        <Callout number={2} x={218} y={112} to={[178, 112]} />
        <Callout number={3} x={22} y={183} to={[72, 183]} />
        <Callout number={4} x={218} y={26} to={[180, 26]} />
      </svg>
    </Annotated>
  )
}

/** The nine event cards, each with its mark, its title and what it does in a line. */
export function EventsPicture({ words: { say } }: PictureProps) {
  return (
    <figure>
      <ul class="event-cards town">
        {eventCards.map((event) => (
          <li key={event}>
            <svg
              class="town-card"
              viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`}
              aria-hidden="true"
            >
              <use href={shape('event-up')} />
              <use href={shape(event)} x={CARD.width / 2} y={CARD.height / 2 + 4} />
            </svg>
            <span>
              <b>{say(`event-title.${event}`)}</b>
              {say(`figure.event.${event}`)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{say('figure.event.caption')}</figcaption>
    </figure>
  )
}

/** A loot tile as it lies on a building: its value, a bonus tile on it, and the stamp of what protects it. */
export function LootPicture({ words }: PictureProps) {
  const { say, money } = words
  const notes = (['value', 'bonus', 'protected', 'taken'] as const).map((part) =>
    say(`figure.loot.${part}`),
  )
  const x = 60
  return (
    <Annotated class="town" caption={say('figure.loot.caption')} notes={notes}>
      <svg
        class="town-drawing town-card"
        viewBox="0 0 190 214"
        role="img"
        aria-label={say('figure.loot.label')}
      >
        {[0, 1, 2, 3].map((row) => {
          const y = 12 + row * 52
          return (
            <g key={row}>
              <use href={shape(row === 2 ? 'protected' : 'loot')} x={x} y={y} />
              <text class="loot-value" x={x + LOOT.width / 2} y={row === 1 ? y + 16.5 : y + 22.5}>
                {money(400)}
              </text>
              {row === 1 && (
                <text
                  class="loot-bonus"
                  x={x + LOOT.width / 2}
                  y={y + 28.5}
                >{`+${money(200)}`}</text>
              )}
              {row === 2 && (
                <use href={shape('lock')} transform={`translate(${x + 70} ${y + 7})`} />
              )}
              {row === 3 && <GangMark gang="A" x={x + 4} y={y + 16} scale={0.72} />}
              <Callout number={row + 1} x={20} y={y + 17} to={[row === 3 ? 48 : 58, y + 17]} />
            </g>
          )
        })}
      </svg>
    </Annotated>
  )
}

/** What is in the box, counted. */
export function TrayPicture({ words: { say } }: PictureProps) {
  const drawings = {
    buildings: <rect class="gangster-paper" x="-20" y="-16" width="40" height="32" />,
    gangsters: <GangMark gang="B" x={0} y={0} />,
    events: <use href={shape('event-down')} x={-CARD.width / 2} y={-CARD.height / 2} />,
    loots: (
      <use href={shape('loot')} transform="scale(.62)" x={-LOOT.width / 2} y={-LOOT.height / 2} />
    ),
    bonus: <use href={shape('bonus')} transform="scale(.62)" x="-34" y="-12" />,
    chips: (
      <>
        <circle class="gangster-paper" r="18" />
        <circle class="gang-back" r="12" />
      </>
    ),
  }
  const items = Object.entries(drawings).map(([id, drawing]) => ({
    count: say(`figure.tray.${id}.count`),
    name: say(`figure.tray.${id}.name`),
    drawing: (
      <svg class="town-drawing town-thing" viewBox="-36 -36 72 72" aria-hidden="true">
        {drawing}
      </svg>
    ),
  }))
  return <Tray class="town" caption={say('figure.tray.caption')} items={items} />
}
