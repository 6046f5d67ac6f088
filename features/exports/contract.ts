import * as z from 'zod'
import { downloadOf, procedure, timestamp } from '#platform/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { hoursBetween } from './limits.ts'

export const exportProblems = {
  underWay: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'exports.underWay', message: 'Your copy is being made already. You are told when it is ready.' },
  },
  tooSoon: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'exports.tooSoon', message: 'You can ask for a copy once a day. Please try again tomorrow.' },
  },
} as const satisfies Record<string, Problem>

const dataExport = z.object({
  state: z.enum(['making', 'ready', 'failed']),
  asked_at: timestamp,
  ready_at: timestamp.nullable(),
  kept_until: timestamp.nullable(),
  bytes: z.number().int().nullable(),
  may_ask_again: z.boolean(),
})
export type DataExport = z.infer<typeof dataExport>

const current = z.object({ export: dataExport.nullable() })

/** A copy of all that is kept about a member, as a zip file. */
export const exportsContract = {
  mine: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'GET', path: '/exports/mine', summary: "How the copy of one's data stands", tags: ['Own data'] })
    .output(current),
  ask: procedure
    .meta({ whileLeaving: true })
    .route({
      method: 'POST',
      path: '/exports',
      summary: `Ask for a copy of one's data, every ${hoursBetween} hours at most`,
      tags: ['Own data'],
    })
    .output(current),
  file: procedure
    .meta({ load: 'files', whileLeaving: true })
    .route({ method: 'GET', path: '/exports/file', summary: "The copy of one's data", tags: ['Own data'] })
    .output(downloadOf('application/zip')),
}

export const exportsLive = {
  /** The member's copy stands otherwise than before: ask anew. */
  'exports.changed': z.object({}),
}
