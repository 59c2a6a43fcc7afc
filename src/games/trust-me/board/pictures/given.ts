import data from '../../../../../content/components/trust-me.yaml'
import { componentsIn } from '../../components-in.ts'

/** What the drawings of the chapters show, by the component data of the content. */
export const given = componentsIn(data)
