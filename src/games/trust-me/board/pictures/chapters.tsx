import type { Pictures } from '../../../../explorer/face.ts'
import { boxPictures } from './Inventory.tsx'
import { personPictures } from './Person.tsx'
import { terrainPictures } from './Terrain.tsx'
import { tokenPictures } from './Tokens.tsx'

/** What the chapters from the aim to the setup draw. */
export const chapterPictures: Pictures = {
  ...boxPictures,
  ...personPictures,
  ...tokenPictures,
  ...terrainPictures,
}
