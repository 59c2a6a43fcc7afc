import type { Pictures } from '../../../explorer/face.ts'
import { chapterPictures } from './pictures/chapters.tsx'
import { rulePictures } from './pictures/rules.tsx'

export { Scene } from './Scene.tsx'

/** What the chapters of Trust Me draw. */
export const pictures: Pictures = { ...chapterPictures, ...rulePictures }
