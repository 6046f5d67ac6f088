import * as z from 'zod'
import { cursorOf } from '#platform/server/cursor.ts'

export const interestCursor = cursorOf(z.tuple([z.iso.datetime(), z.int().min(0)]))
export const bookmarkCursor = cursorOf(z.tuple([z.iso.datetime(), z.uuid()]))
