import * as z from 'zod'
import { downloadOf, procedure, timestamp } from '#platform/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { hoursBetween } from './limits.ts'

export const exportProblems = {
  underWay: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'exports.underWay', message: 'Your copy is already being prepared. We’ll notify you when it’s ready.' },
  },
  tooSoon: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'exports.tooSoon', message: 'You can request a copy once a day. Please try again tomorrow.' },
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

/** A copy of all data stored about a member, as a ZIP file. */
export const exportsContract = {
  mine: procedure
    .meta({ whileLeaving: true })
    .route({ method: 'GET', path: '/exports/mine', summary: 'Get the state of your data export', tags: ['Own data'] })
    .output(current),
  ask: procedure
    .meta({ whileLeaving: true })
    .route({
      method: 'POST',
      path: '/exports',
      summary: `Request a copy of your data, once in ${hoursBetween} hours`,
      tags: ['Own data'],
    })
    .output(current),
  file: procedure
    .meta({ load: 'files', whileLeaving: true })
    .route({ method: 'GET', path: '/exports/file', summary: 'Download the copy of your data', tags: ['Own data'] })
    .output(downloadOf('application/zip')),
}

export const exportsLive = {
  /** The state of the member's copy has changed: refetch it. */
  'exports.changed': z.object({}),
}
