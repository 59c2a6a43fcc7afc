import { engineOf } from '../../explorer/engine.ts'
import { contentComponents } from './board/components.ts'
import { game } from './game.ts'

/** All files in which a kind of situation stands, but for what they share. */
const kinds = import.meta.glob([
  './situations/*.ts',
  '!./situations/{examples,gangs,index,laying,parts,start,table,town}.ts',
])

/** The Quick and the Undead with the component data of the content. */
export default engineOf(kinds, (kinds) => game.play(contentComponents, kinds))
