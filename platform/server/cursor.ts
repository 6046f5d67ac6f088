import type * as z from 'zod'
import { Refusal, problems } from '#platform/problems.ts'

/** Where a page of a list ended: its last row's keys. */
interface Cursor<Keys extends readonly unknown[]> {
  encode(keys: Keys): string
  /** @throws Refusal invalidInput for anything that is not a cursor of ours */
  decode(cursor: string): Keys
}

export function cursorOf<Keys extends readonly unknown[]>(keys: z.ZodType<Keys>): Cursor<Keys> {
  return {
    encode: (values) => Buffer.from(JSON.stringify(values)).toString('base64url'),
    decode(cursor) {
      try {
        return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
      } catch {
        throw new Refusal(problems.invalidInput)
      }
    },
  }
}
