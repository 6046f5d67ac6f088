import * as z from 'zod'

export const tags = ['Team pipeline']
export const nothing = z.object({})
export const count = z.number().int().min(0)

/** The organisation whose people share the pipeline. */
export const aboutTeam = z.object({ id: z.uuid().toLowerCase() })
/** A deal in its pipeline. */
export const aboutCard = aboutTeam.extend({ deal_id: z.uuid().toLowerCase() })
