import * as z from 'zod'

/** JSON that JSON.stringify would not write; it goes into a body literally. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Values that have broken servers, for any field: one for each way to break. */
export const hostileValues: readonly unknown[] = [
  '',
  'a\0b',
  'a\uDC00b',
  // What ends a text, a pattern or a query, is half of a document, or leads elsewhere.
  `'"; drop table users; -- {"a": ../../etc/passwd %00 \\`,
  'x'.repeat(70_000),
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999999999Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'NaN',
  '9223372036854775808',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53 - 1,
  1e308,
  new RawJson('1e400'),
  true,
  null,
  [],
  {},
  { '\0': '\0' },
  new RawJson('{"__proto__":{"role":"admin"},"constructor":1}'),
  new RawJson(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
]

/** A value as the text of a JSON document. */
export function jsonOf(value: unknown): string {
  const raw: string[] = []
  const text = JSON.stringify(value, (_key, each: unknown) => (each instanceof RawJson ? `raw json ${raw.push(each.text) - 1}` : each))
  return text.replace(/"raw json (\d+)"/g, (_, index: string) => raw[Number(index)] ?? '')
}

interface Shape {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  minimum?: number
}

/** The shape of a contract's input as JSON Schema. */
export const shapeOf = (schema: unknown): Shape => z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape

/** A valid value for a shape; `ids` are the ids to use. */
export function fitting(shape: Shape, ids: string): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return fitting(shape.anyOf[0] ?? {}, ids)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, each]) => [name, fitting(each, ids)]))
    case 'array':
      return [fitting(shape.items ?? {}, ids)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1)
    case undefined:
    default:
      return textOf(shape.format, ids)
  }
}

function textOf(format: string | undefined, ids: string): string {
  if (format === 'uuid') return ids
  if (format === 'email') return `${crypto.randomUUID()}@example.org`
  const now = new Date().toISOString()
  if (format === 'date') return now.slice(0, 10)
  return format === 'date-time' ? now : 'hello there'
}

type Path = readonly (string | number)[]

/** The paths at which a value can be replaced: each field, each item, and the whole value. */
export function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([name, each]) => pathsIn(each).map((path) => [name, ...path]))]
}

/** A copy of the value with another one at a path. */
export function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by
  const at = (value as Record<string, unknown>)[first]
  if (Array.isArray(value)) return value.with(Number(first), replaced(at, rest, by))
  return { ...(value as object), [first]: replaced(at, rest, by) }
}
