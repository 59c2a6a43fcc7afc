import { picturesOf } from '../../../explorer/pictures/pieces.tsx'
import { boxPictures } from './pictures/Inventory.tsx'
import { personPictures } from './pictures/Person.tsx'
import { rulePictures } from './pictures/rules.tsx'
import { terrainPictures } from './pictures/Terrain.tsx'
import { tokenPictures } from './pictures/Tokens.tsx'

export { Scene } from './Scene.tsx'

/** What the chapters of Trust Me draw. */
export const pictures = picturesOf('trust', {
  ...{ ...boxPictures, ...personPictures, ...tokenPictures },
  ...{ ...terrainPictures, ...rulePictures },
})
