import * as z from 'zod'
import { procedure, serverText, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { longestPeriod, longestReason } from './limits.ts'

const days = z.number().int().min(1).max(longestPeriod).nullable().describe('null: as long as what it belongs to')
const kind = z.string().regex(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/)

const rule = z.object({
  id: kind,
  name: serverText,
  about: serverText,
  days,
  least: z.number().int().describe('The fewest days that can be chosen'),
  notice_days: z.number().int().nullable().describe('How many days before it is removed members are told; null: they are not'),
  last_removed: z.number().int().nullable().describe('How many were removed when some were removed last'),
  last_removed_at: timestamp.nullable(),
})
export type RetentionRule = z.infer<typeof rule>

const fixed = z.object({ name: serverText, days: z.number().int() })

const tags = ['Operators']

export const retentionContract = {
  rules: procedure
    .route({ method: 'GET', path: '/operators/retention', summary: 'List how long each kind of data is kept', tags })
    .output(z.object({ rules: z.array(rule), fixed: z.array(fixed).describe('Periods that cannot be chosen') })),
  dryRun: procedure
    .meta({ load: 'heavy' })
    .route({ method: 'GET', path: '/operators/retention/{id}/dry-run', summary: 'Count what a period would remove today', tags })
    .input(z.object({ id: kind, days: z.coerce.number().int().min(1).max(longestPeriod) }))
    .output(
      z.object({
        count: z.number().int(),
        told: z.number().int().nullable().describe('How many members it would tell tonight; null without `notice_days`'),
      }),
    ),
  save: procedure
    .route({ method: 'PUT', path: '/operators/retention/{id}', summary: 'Set how long a kind of data is kept; the reason is logged', tags })
    .input(
      z.object({
        id: kind,
        days,
        before: days.describe('The period that the change is based on; refused if there is another one'),
        reason: text(longestReason).min(1, invalid(/*i18n*/ { id: 'retention.reason', message: 'Please enter a reason' })),
      }),
    )
    .output(z.object({})),
}
