import type { AnySchema } from '@orpc/contract'
import { invalid } from '#platform/invalid.ts'

const unstorableText = invalid(/*i18n*/ { id: 'invalid.unstorable', message: 'This text contains characters that cannot be stored' })

type Issue = { message: string; path: PropertyKey[] }

/**
 * The schema of an input that also refuses text which cannot be stored: PostgreSQL does not support NUL, nor UTF-8 lone surrogates. It
 * checks the schema's output, so that a contract may strip such characters instead.
 */
export function storableInput(schema: AnySchema): AnySchema {
  const { validate, ...standard } = schema['~standard']
  const checked = (result: Awaited<ReturnType<typeof validate>>) => {
    const issues = result.issues ? [] : unstorable(result.value, [])
    return issues.length > 0 ? { issues } : result
  }
  return {
    '~standard': {
      ...standard,
      validate(given, options) {
        const result = validate(given, options)
        return result instanceof Promise ? result.then(checked) : checked(result)
      },
    },
  }
}

function unstorable(value: unknown, path: PropertyKey[]): Issue[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ message: unstorableText, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => unstorable(each, [...path, name]))
}

/** Whether the database accepts a text. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
