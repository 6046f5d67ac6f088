import * as z from 'zod'
import { tooLong } from '#platform/invalid.ts'

export const tags = ['Deals']
export const dealId = z.object({ id: z.uuid() })
export const nothing = z.object({})
export const count = z.number().int().min(0)
export const text = (most: number) => z.string().trim().max(most, tooLong(most))
