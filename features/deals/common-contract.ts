import * as z from 'zod'

export const tags = ['Deals']
export const dealId = z.object({ id: z.uuid() })
export const nothing = z.object({})
export const count = z.number().int().min(0)
