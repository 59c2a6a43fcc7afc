import { byKey } from '../../../kernel/data/keyed.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { blankPosition, type Position } from '../position.ts'
import { fixedTown } from '../situations/table.ts'
import { spots } from '../town.ts'
import { shape } from './shapes.ts'
import { Town, viewBox } from './Town.tsx'

/** A town in which nothing lies yet, with the bank where the rulebook's example has it. */
const empty: Position = {
  ...blankPosition({ gang: [], loots: [], bonus: 0 }),
  buildings: fixedTown('NE'),
  middle: [],
}

/** Overlays of figures that point something out by lines. */
const overlays = ['streets', 'spots', 'facing'] as const

/** The town of the rulebook with one thing pointed out; the same drawing as the board. */
export function Figure({ words, highlight = 'places' }: { words: Words; highlight?: string }) {
  const { say } = words
  const overlay = overlays.find((one) => one === highlight)
  const hasEvents = overlay === 'spots' || overlay === 'facing'
  const position = { ...empty, events: byKey(spots, () => (hasEvents ? 'unknown' : null)) }
  const given = { players: highlight === 'two-players' ? 2 : 4, cards: {} } as const
  return (
    <figure class="town-figure">
      <div class="town">
        <svg
          class={`town-drawing figure-${highlight}`}
          viewBox={viewBox}
          role="img"
          aria-label={say(`figure.${highlight}.label`)}
        >
          <Town position={position} given={given} words={words} />
          {overlay && <use href={shape(`figure-${overlay}`)} />}
        </svg>
      </div>
      <figcaption>{say(`figure.${highlight}.caption`)}</figcaption>
    </figure>
  )
}
