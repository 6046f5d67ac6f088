import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { fitting, pathsIn, replaced, shapeOf } from '#testing/hostile-values.ts'
import { contract } from './rooms.ts'

/** Characters without a glyph that no trimming removes: a braille blank, a zero-width space, a Hangul filler, a soft hyphen. */
const invisible = '\u2800\u200B\u3164\u00AD'

test('a text that must not be empty must not be invisible either', () => {
  const accepted: string[] = []
  let required = 0
  for (const [room, procedures] of Object.entries(contract)) {
    for (const [name, procedure] of Object.entries(procedures)) {
      const schema = isContractProcedure(procedure) ? (procedure['~orpc'].inputSchema as z.ZodType | undefined) : undefined
      if (!schema) continue
      const value = fitting(shapeOf(schema), '6f1c1f0e-3c0b-4a4e-9d5e-0f6f6b6f6b6f')
      for (const path of pathsIn(value)) {
        const accepts = (text: string) => schema.safeParse(replaced(value, path, text)).success
        const isPassword = /password/.test(String(path.at(-1)))
        if (path.length === 0 || isPassword || accepts('') || !accepts('Some words')) continue
        required += 1
        if (accepts(invisible)) accepted.push(`${room}.${name}: ${path.join('.')}`)
      }
    }
  }
  expect(accepted).toEqual([])
  expect(required).toBeGreaterThan(12)
})
