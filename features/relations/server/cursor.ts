import * as z from 'zod'
import { cursorOf } from '#platform/server/cursor.ts'

/** When the last row of a page of members was made, and whom it is about. */
export const memberCursor = cursorOf(z.tuple([z.iso.datetime(), z.uuid()]))
