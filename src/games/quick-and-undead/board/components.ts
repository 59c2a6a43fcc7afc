import data from '../../../../content/components/quick-and-undead.yaml'
import { componentsIn } from '../component-file.ts'

/** The cards and slots of the content, which stand in for the printed ones. */
export const contentComponents = componentsIn(data)
