import * as z from 'zod'
import { cursorOf } from '#platform/server/cursor.ts'

const id = z.int().min(0)
const position = z.int().min(0).max(2_147_483_647)
export const conversationCursor = cursorOf(z.tuple([z.iso.datetime(), id]))
export const foundCursor = cursorOf(z.tuple([z.iso.datetime(), id, position]))
