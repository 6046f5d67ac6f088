import * as z from 'zod'
import { procedure, serverText, timestamp } from '#platform/contract.ts'

/** What a community needs to run well, in the order in which it is set up. */
export const checkIds = ['mail', 'address', 'backup', 'legal', 'push', 'storage', 'database', 'search'] as const
export type CheckId = (typeof checkIds)[number]

const findings = [
  'mail.noServer',
  'mail.unused',
  'mail.failing',
  'mail.delivered',
  'address.missing',
  'address.local',
  'address.insecure',
  'address.inside',
  'address.silent',
  'address.wrong',
  'address.reached',
  'backup.none',
  'backup.old',
  'backup.unrehearsed',
  'backup.good',
  'legal.missing',
  'legal.unconfirmed',
  'legal.good',
  'push.unused',
  'push.failing',
  'push.delivered',
  'storage.low',
  'storage.good',
  'database.embedded',
  'database.server',
  'search.building',
  'search.old',
  'search.mended',
  'search.good',
  'late',
  'failed',
] as const
export type Finding = (typeof findings)[number]

const checkResult = z.object({
  id: z.enum(checkIds),
  state: z
    .enum(['done', 'trial', 'toDo', 'unknown'])
    .describe('trial: fine as long as the community is only tried out; unknown: it could not be checked'),
  finding: z.enum(findings).describe('late: the check took too long; failed: it could not be carried out'),
  facts: z.object({
    at: timestamp.optional().describe('When it last worked, or happened'),
    count: z.number().int().optional(),
    bytes: z.number().int().optional().describe('Size of a backup, the files or the database'),
    free_bytes: z.number().int().optional(),
    reason: z.string().optional().describe('The kind of failure'),
    place: z.string().optional().describe('Where it is; never with a password'),
    missing: z.array(serverText).optional(),
    command: z.string().optional().describe('What to type on the server'),
  }),
  checked_at: timestamp,
})
export type CheckResult = z.infer<typeof checkResult>
export type CheckState = CheckResult['state']

const figures = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      oldest: timestamp.nullable().describe('Since when the oldest job waits'),
      failed: z.number().int(),
      last_error: z.string().nullable().describe('In one line, without addresses and quoted words'),
    }),
  ),
  mails: z.array(z.object({ outcome: z.string(), count: z.number().int() })).describe('Attempts of the last seven days by outcome'),
  statements: z
    .array(z.object({ kind: z.string(), count: z.number().int(), p95: z.number().describe('In milliseconds') }))
    .describe('The slowest kinds on this node since it started'),
  versions: z.object({
    application: z.string(),
    node: z.string(),
    database: z.string(),
    schema: z.number().int().describe('The last migration'),
    nodes: z.number().int(),
    started_at: timestamp,
  }),
  checked_at: timestamp,
})
export type HealthFigures = z.infer<typeof figures>

const again = z.object({
  again: z.stringbool().or(z.boolean()).optional().describe('Check now, instead of using a result of the last minute'),
})

/** For operators, and for auditors to read; others get a 404. */
export const healthContract = {
  check: procedure
    .route({ method: 'GET', path: '/operators/health/checks/{id}', summary: 'Check one part of the installation', tags: ['Operators'] })
    .input(again.extend({ id: z.enum(checkIds) }))
    .output(checkResult),
  summary: procedure
    .route({ method: 'GET', path: '/operators/health/summary', summary: 'List what needs attention', tags: ['Operators'] })
    .output(z.object({ to_do: z.array(z.enum(checkIds)), failed_jobs: z.number().int() })),
  figures: procedure
    .route({ method: 'GET', path: '/operators/health', summary: 'Get queues, emails, slow statements and versions', tags: ['Operators'] })
    .input(again)
    .output(figures),
  support: procedure
    .route({ method: 'GET', path: '/operators/health/support', summary: 'Get a page for support, without secrets', tags: ['Operators'] })
    .output(z.object({ text: z.string().describe('Markdown, in English') })),
  sendTestMail: procedure
    .route({ method: 'POST', path: '/operators/health/test-mail', summary: 'Send an email to yourself', tags: ['Operators'] })
    .output(
      z.object({
        outcome: z
          .enum(['sent', 'saved', 'trying', 'failed'])
          .describe('saved: to a file, because there is no mail server; trying: it takes long'),
        reason: z.string().optional().describe('Why it failed'),
      }),
    ),
  retryFailed: procedure
    .route({ method: 'POST', path: '/operators/health/retry', summary: 'Retry all failed jobs', tags: ['Operators'] })
    .output(z.object({ jobs: z.number().int() })),
}
