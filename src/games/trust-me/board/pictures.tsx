import { picturesOf } from '../../../explorer/pictures/pieces.tsx'
import { rulePictures } from './pictures/rules.tsx'
import { tablePictures } from './pictures/Table.tsx'
import { tokenPictures } from './pictures/Tokens.tsx'

export { Scene } from './Scene.tsx'

/** Pictures of the chapters of Trust Me. */
export const pictures = picturesOf('trust', {
  ...tablePictures,
  ...tokenPictures,
  ...rulePictures,
})
