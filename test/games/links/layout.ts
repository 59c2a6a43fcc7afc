import { widthOf } from '../../../src/kernel/schema/pack.ts'
import type { Part, Schema } from '../../../src/kernel/schema/schema.ts'

/** Parts of a schema on which a link relies, a line for each: its place, its bits, and the places in its list. */
export function layoutOf(schema: Schema, path = ''): readonly string[] {
  switch (schema.type) {
    case 'listed':
      return [`${path} ${widthOf(schema.values.length - 1)} bits of ${schema.values.join(' ')}`]
    case 'count': {
      const { min, max, step } = schema
      const bits = `${path} ${widthOf(max - min)} bits from ${min}`
      return [step ? `${bits}, short by ${step}` : bits]
    }
    case 'list':
      return [
        `${path} from ${schema.least} to ${schema.most}`,
        ...layoutOf(schema.item, `${path}.*`),
      ]
    case 'several':
      return [`${path} some of ${schema.item.values.join(' ')}`]
    case 'parts':
      return Object.entries(schema.parts).flatMap(([name, part], place) =>
        layoutOf(part, `${path}/${place}.${name}${absence(part)}`),
      )
    default:
      return [...layoutOf(schema.list, `${path}[]`), ...layoutOf(schema.record, `${path}{}`)]
  }
}

function absence({ optional, fallback }: Part): string {
  if (!optional) return ''
  return fallback === undefined ? '?' : `=${JSON.stringify(fallback)}`
}
