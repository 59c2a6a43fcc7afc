import type { Kind } from '../game/kind.ts'
import type { List, Part, Schema } from './schema.ts'

/** A JSON Schema, as editors of files read it. */
type JsonSchema = Readonly<Record<string, unknown>>

/** Describes a part in words, by kind of situation and path; `*` stands for any place of a list. */
export type Describe = (kind: string, path: readonly string[], part: Part) => string | undefined

/** The JSON Schema of any situation of some kinds. */
export function jsonSchemaOf(kinds: readonly Kind[], describe: Describe): JsonSchema {
  return {
    oneOf: kinds.map(({ name, schema }) => {
      const of = (path: readonly string[], part: Part) => describe(name, path, part)
      const whole = toJson(schema, [], of) as { properties: object; required: readonly string[] }
      return {
        ...whole,
        properties: { kind: { const: name }, ...whole.properties },
        required: ['kind', ...whole.required],
      }
    }),
  }
}

type Of = (path: readonly string[], part: Part) => string | undefined

function toJson(part: Part, path: readonly string[], of: Of): JsonSchema {
  const description = of(path, part)
  return {
    ...(description === undefined ? {} : { description }),
    ...bodyOf(part, path, of),
    ...(part.fallback === undefined ? {} : { default: part.fallback }),
  }
}

function bodyOf(schema: Schema, path: readonly string[], of: Of): JsonSchema {
  const inner = [...path, '*']
  switch (schema.type) {
    case 'listed':
      return { enum: [...schema.values, ...Object.keys(schema.aliases ?? {})] }
    case 'count':
      return { type: 'integer', minimum: schema.min, maximum: schema.max }
    case 'list':
      return { ...sizesOf(schema), items: toJson(schema.item, inner, of) }
    case 'several':
      return { ...sizesOf(schema), uniqueItems: true, items: toJson(schema.item, inner, of) }
    case 'parts': {
      const parts = Object.entries(schema.parts)
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          parts.map(([name, part]) => [name, toJson(part, [...path, name], of)]),
        ),
        required: parts.filter(([, part]) => !part.optional).map(([name]) => name),
      }
    }
    default:
      return { anyOf: [toJson(schema.list, path, of), toJson(schema.record, path, of)] }
  }
}

function sizesOf({ least, most }: Pick<List, 'least' | 'most'>): JsonSchema {
  return { type: 'array', minItems: least, maxItems: most }
}
