import data from '../../../content/components/wild-gangs.yaml'
import { engineOf } from '../../explorer/engine.ts'
import { componentsIn } from './component-file.ts'
import { game } from './game.ts'

/** All files in which a kind of situation stands, but for what they share. */
const kinds = import.meta.glob([
  './situations/*.ts',
  '!./situations/{index,parts,reached,table}.ts',
])

/** Wild Gangs with the component data of the content. */
export default engineOf(kinds, (kinds) => game.play(componentsIn(data), kinds))
