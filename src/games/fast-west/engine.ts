import data from '../../../content/components/fast-west.yaml'
import { engineOf } from '../../explorer/engine.ts'
import { componentsIn } from './component-file.ts'
import { game } from './game.ts'

const components = componentsIn(data)

/** All files in which a kind of situation stands, but for what they share. */
const kinds = import.meta.glob(['./situations/*.ts', '!./situations/{index,table}.ts'])

/** Fast-West with the component data of the content. */
export default engineOf(kinds, (kinds) => game.play(components, kinds))
