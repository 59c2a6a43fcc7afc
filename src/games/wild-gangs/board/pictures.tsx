import type { Pictures } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { Figure, type Highlight } from './Figure.tsx'
import { EventsPicture, GangsterPicture, LootPicture, TrayPicture } from './Pieces.tsx'

export { Scene } from './Scene.tsx'

/** The town, drawn: an empty one that shows where things are. */
function TownPicture({ words, highlight = 'places' }: { words: Words; highlight?: string }) {
  return (
    <figure class="town-figure">
      <Figure
        words={words}
        highlight={highlight as Highlight}
        label={words.say(`figure.${highlight}.label`)}
      />
      <figcaption>{words.say(`figure.${highlight}.caption`)}</figcaption>
    </figure>
  )
}

/** What the chapters of Wild Gangs draw. */
export const pictures: Pictures = {
  town: TownPicture,
  gangster: GangsterPicture,
  events: EventsPicture,
  loot: LootPicture,
  tray: TrayPicture,
}
