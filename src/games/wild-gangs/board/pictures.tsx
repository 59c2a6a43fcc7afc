import type { Pictures } from '../../../explorer/face.ts'
import { Figure } from './Figure.tsx'
import { EventsPicture, GangsterPicture, LootPicture, TrayPicture } from './Pieces.tsx'

export { Scene } from './Scene.tsx'

/** What the chapters of Wild Gangs draw. */
export const pictures: Pictures = {
  town: Figure,
  gangster: GangsterPicture,
  events: EventsPicture,
  loot: LootPicture,
  tray: TrayPicture,
}
