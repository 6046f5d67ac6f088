import * as z from 'zod'
import { Refusal, problems } from '#platform/problems.ts'

/** Where a page of conversations, or of found messages, ended: its last row's keys. */
export interface Cursor<Keys extends readonly unknown[]> {
  encode(keys: Keys): string
  /** @throws Refusal invalidInput for anything that is not a cursor of ours */
  decode(cursor: string): Keys
}

function cursorOf<Keys extends readonly unknown[]>(keys: z.ZodType<Keys>): Cursor<Keys> {
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

const id = z.int().min(0)
const position = z.int().min(0).max(2_147_483_647)
export const conversationCursor = cursorOf(z.tuple([z.iso.datetime(), id]))
export const foundCursor = cursorOf(z.tuple([z.iso.datetime(), id, position]))
