import type { ComponentChildren } from 'preact'
import { Annotated, Callout, Tray } from '../../../explorer/pictures/Annotated.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { UndeadCard } from './Attempt.tsx'
import { contentComponents } from './components.ts'
import { CARD } from './geometry.ts'
import { DieAt, MarkAt } from './Marks.tsx'
import { type Shape, shape } from './shapes.ts'

interface PictureProps {
  readonly words: Words
}

/** What the numbered parts of a figure mean. */
function notesOf(figure: string, parts: readonly string[], { say }: Words): string[] {
  return parts.map((part) => say(`figure.${figure}.${part}`))
}

interface SignAtProps {
  readonly sign: Shape
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** A sign of the sheet around a point of a drawing. */
function SignAt({ sign, x, y, size = 30 }: SignAtProps) {
  return (
    <use
      class="piece-sign"
      href={shape(sign)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  )
}

/** A Building card: its name, what it costs and counts for, what lies on it for its first buyer, its mark 4+. */
export function BuildingPicture({ words }: PictureProps) {
  const { say } = words
  const { cost, notoriety } = contentComponents.buildings.coin
  return (
    <Annotated
      class="fort"
      caption={say('figure.building.caption')}
      notes={notesOf('building', ['cost', 'notoriety', 'ability', 'bonus'], words)}
    >
      <svg
        class="fort-drawing"
        viewBox="0 0 250 200"
        role="img"
        aria-label={say('figure.building.label')}
      >
        <use class="piece-front" href={shape('front')} x="50" y="4" width="150" height="18" />
        <rect class="piece-paper" x="50" y="22" width="150" height="170" />
        <text class="piece-name" x="125" y="50">
          {say('building-title.coin')}
        </text>
        <SignAt sign="coin" x={88} y={78} />
        <text class="piece-number" x="112" y="87">
          {cost}
        </text>
        <SignAt sign="notoriety" x={144} y={78} />
        <text class="piece-number" x="170" y="87">
          {notoriety}
        </text>
        <text class="piece-line" x="125" y="124">
          {`! ${say('effect.coin')}`}
        </text>
        <SignAt sign="bullet" x={125} y={162} size={38} />
        <Callout number={1} x={20} y={78} to={[70, 78]} />
        <Callout number={2} x={230} y={78} to={[182, 78]} />
        <Callout number={3} x={20} y={119} to={[62, 119]} />
        <Callout number={4} x={230} y={162} to={[148, 162]} />
      </svg>
    </Annotated>
  )
}

/** An Undead card: the numbers that kill it, and what it is worth. */
export function UndeadPicture({ words }: PictureProps) {
  return (
    <Annotated
      class="fort"
      caption={words.say('figure.undead.caption')}
      notes={notesOf('undead', ['spots', 'value'], words)}
    >
      <svg
        class="fort-drawing"
        viewBox="-4 -4 250 198"
        role="img"
        aria-label={words.say('figure.undead.label')}
      >
        <UndeadCard undead={contentComponents.undead.U1} loaded={[]} />
        <Callout number={1} x={222} y={32} to={[176, 32]} />
        <Callout number={2} x={222} y={162} to={[176, 162]} />
      </svg>
    </Annotated>
  )
}

/** The die: what its eight faces choose, and what they hit. */
export function DicePicture({ words }: PictureProps) {
  const faces = [8, 5, 1] as const
  return (
    <Annotated
      class="fort"
      caption={words.say('figure.dice.caption')}
      notes={notesOf('dice', ['eight', 'middle', 'one'], words)}
    >
      <svg
        class="fort-drawing"
        viewBox="0 0 240 100"
        role="img"
        aria-label={words.say('figure.dice.label')}
      >
        {faces.map((face, index) => (
          <g key={face}>
            <g transform={`translate(${44 + index * 76} 34) scale(1.4)`}>
              <DieAt face={face} x={0} y={0} />
            </g>
            <Callout number={index + 1} x={44 + index * 76} y={86} to={[44 + index * 76, 64]} />
          </g>
        ))}
      </svg>
    </Annotated>
  )
}

/** What is in the box, counted. */
export function TrayPicture({ words: { say } }: PictureProps) {
  const sign = (name: Shape) => <SignAt sign={name} x={0} y={0} size={40} />
  const drawings: Readonly<Record<string, ComponentChildren>> = {
    coins: sign('coin'),
    undead: sign('undead'),
    outlaws: <use href={shape('standing-A')} x="-20" y="-24" width="40" height="46" />,
    buildings: sign('town'),
    bullets: sign('bullet'),
    notoriety: sign('notoriety'),
    dice: <DieAt face={8} x={0} y={0} />,
    critical: sign('skull'),
    cards: (
      <g transform={`scale(.24) translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
        <use href={shape('card')} />
      </g>
    ),
    badge: <MarkAt seat="D" x={0} y={0} />,
  }
  const items = Object.entries(drawings).map(([id, drawing]) => ({
    count: say(`figure.tray.${id}.count`),
    name: say(`figure.tray.${id}.name`),
    drawing: (
      <svg class="fort-drawing" viewBox="-28 -28 56 56" aria-hidden="true">
        {drawing}
      </svg>
    ),
  }))
  return <Tray class="fort" caption={say('figure.tray.caption')} items={items} />
}
