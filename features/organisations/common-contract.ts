import * as z from 'zod'

export const about = z.object({ id: z.uuid().toLowerCase() })
export const nothing = z.object({})
export const tags = ['Organisations']
