import data from '../../../../../content/components/trust-me.yaml'
import { componentsIn } from '../../component-file.ts'

/** Components shown by the pictures, from the component file. */
export const given = componentsIn(data)
