import { isDeepStrictEqual } from 'node:util'
import type { RecordedStatement } from './record-statements.ts'

/** A recorded statement. Each parameter is either named, to be filled each time, or has its recorded value. */
export interface StatementTemplate {
  name?: string
  text: string
  values: ({ named: string } | { fixed: unknown })[]
}

/**
 * Turns a recorded statement into a template: parameters that equal one of `given` are named after it.
 * @throws Error if one of `given` is no parameter, since the template would then ignore it
 */
export function templateOf({ values, ...statement }: RecordedStatement, given: Readonly<Record<string, unknown>>): StatementTemplate {
  const names = Object.keys(given)
  const nameOf = (value: unknown) => names.find((name) => isDeepStrictEqual(given[name], value))
  const missing = names.filter((name) => !values.some((value) => isDeepStrictEqual(given[name], value)))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is no parameter of: ${statement.text}`)
  return {
    ...statement,
    values: values.map((value) => {
      const named = nameOf(value)
      return named === undefined ? { fixed: value } : { named }
    }),
  }
}

export const filled = ({ values, ...statement }: StatementTemplate, given: Readonly<Record<string, unknown>>): RecordedStatement => ({
  ...statement,
  values: values.map((value) => ('named' in value ? given[value.named] : value.fixed)),
})
