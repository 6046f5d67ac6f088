import * as z from 'zod'
import { Refusal, problems } from '#platform/problems.ts'

/** Where a page of a list ended: the stage its last row came from, and that row's keys. */
const position = z.tuple([z.int().min(0).max(3), z.iso.datetime(), z.uuid()])
export type Position = z.infer<typeof position>

export const encodeCursor = (at: Position): string => Buffer.from(JSON.stringify(at)).toString('base64url')

/** @throws Refusal invalidInput for anything that is not a cursor of ours */
export function decodeCursor(cursor: string): Position {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new Refusal(problems.invalidInput)
  }
}
