import type { Pictures } from '../../../explorer/face.ts'
import {
  CardsPicture,
  GesturesPicture,
  PilePicture,
  RingPicture,
  SeatPicture,
  TrayPicture,
} from './Pieces.tsx'

export { Scene } from './Scene.tsx'

/** What the chapters of Fast-West draw. */
export const pictures: Pictures = {
  cards: CardsPicture,
  gestures: GesturesPicture,
  pile: PilePicture,
  ring: RingPicture,
  seat: SeatPicture,
  tray: TrayPicture,
}
