import * as z from 'zod'
import { downloadOf, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { userTypes } from '#platform/members.ts'
import { problems } from '#platform/problems.ts'
import { groupBrief } from '#features/groups/contract.ts'
import { fieldTexts } from './field-texts.ts'
import { csvLimit, longestText, mostAtOnce, mostUses } from './limits.ts'
import { joiningProblems } from './problems.ts'
import { tags } from './rules-contract.ts'
import { invitationStates } from './vocabulary.ts'

const invitation = z.object({
  id: z.string(),
  state: z.enum(invitationStates),
  email: z.string().nullable(),
  full_name: z.string(),
  user_type: z.enum(userTypes).nullable(),
  note: z.string(),
  group: groupBrief.nullable().describe('What those who join with it are added to'),
  uses: z.number().int(),
  most_uses: z.number().int().nullable(),
  expires_at: timestamp.nullable(),
  created_at: timestamp,
  created_by: z.string().nullable(),
  sent_at: timestamp.nullable(),
})
export type Invitation = z.infer<typeof invitation>

const id = z.uuid().toLowerCase()
const created = z.object({ id: z.string(), code: z.string().describe('Only shown now: the server stores its hash') })

const groupId = groupBrief.shape.id
  .nullable()
  .default(null)
  .describe('A group that those who join are added to; an archived or deleted one adds nobody')

const linkFields = z.object({
  group_id: groupId,
  note: text(longestText.note).default('').describe('For operators: what the link is for'),
  user_type: z.enum(userTypes).nullable().default(null),
  most_uses: z.number().int().min(1).max(mostUses).nullable().default(null),
  expires_on: z.iso
    .date()
    .nullable()
    .default(null)
    .refine((day) => day === null || day >= new Date().toISOString().slice(0, 10), invalid(fieldTexts.futureDay))
    .describe('The last day on which it works, in UTC'),
})

const badRow = z.object({
  line: z.number().int().describe('Line number in the file; the first is 1'),
  email: z.string().describe('As in the file'),
  problem: z.string().describe('Key in the message catalogue'),
  message: z.string().describe('In English, with its parameters filled in'),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BadRow = z.infer<typeof badRow>

const filePreview = z.object({
  rows: z.number().int().describe('Rows with content, without the column names'),
  good: z.number().int().describe('How many people would be invited'),
  bad: z.array(badRow).describe('The first hundred'),
  bad_count: z.number().int(),
  sample: z.array(z.object({ email: z.string(), full_name: z.string() })).describe('The first five who would be invited'),
})
export type FilePreview = z.infer<typeof filePreview>

const file = z.object({
  file: z
    .file()
    .describe(
      'A CSV file with the column email and, if you like, name, type and language; or addresses alone, separated by commas or line breaks',
    ),
})

const upload = {
  maxBytes: csvLimit.bytes,
  problems: { missing: joiningProblems.noFile, tooLarge: joiningProblems.fileTooLarge, signedOut: problems.signedOut },
}

export const invitationsContract = {
  invitations: procedure
    .route({ method: 'GET', path: '/operators/joining/invitations', summary: 'List invitations, newest first', tags })
    .input(
      pageInput().extend({
        kind: z.enum(['links', 'emails']).default('links'),
        state: z.enum(invitationStates).optional(),
        address: text(254).optional().describe('Only addresses that begin with this'),
      }),
    )
    .output(pageOf(invitation)),
  invitationCounts: procedure
    .route({ method: 'GET', path: '/operators/joining/invitations/counts', summary: 'Count invitations by email, by state', tags })
    .output(
      z.object({
        all: z.number().int(),
        queued: z.number().int(),
        sent: z.number().int(),
        failed: z.number().int(),
        joined: z.number().int(),
      }),
    ),
  createLink: procedure
    .route({ method: 'POST', path: '/operators/joining/links', summary: 'Create an invitation link', tags })
    .input(linkFields)
    .output(created),
  renewLink: procedure
    .route({
      method: 'POST',
      path: '/operators/joining/links/{id}/code',
      summary: 'Give a link a new address; the old one stops working',
      tags,
    })
    .input(z.object({ id }))
    .output(created),
  takeBack: procedure
    .route({
      method: 'POST',
      path: '/operators/joining/invitations/take-back',
      summary: 'Take invitations back; does nothing to used ones',
      tags,
    })
    .input(z.object({ ids: z.array(id).min(1).max(mostAtOnce) }))
    .output(z.object({ taken_back: z.number().int() })),
  sendAgain: procedure
    .route({
      method: 'POST',
      path: '/operators/joining/invitations/{id}/mails',
      summary: 'Send an invitation again, at most once a day',
      tags,
    })
    .input(z.object({ id }))
    .output(z.object({})),
  previewFile: procedure
    .meta({ upload })
    .route({
      method: 'POST',
      path: '/operators/joining/invitations/preview',
      summary: 'Check a file of people to invite; changes nothing',
      tags,
    })
    .input(file)
    .output(filePreview),
  inviteFile: procedure
    .meta({ upload })
    .route({
      method: 'POST',
      path: '/operators/joining/invitations/import',
      summary: 'Invite the people in a file by email, except those in invalid rows',
      tags,
    })
    .input(file.extend({ group_id: groupId }))
    .output(z.object({ invited: z.number().int(), bad_count: z.number().int() })),
  exportInvitations: procedure
    .meta({ load: 'heavy' })
    .route({ method: 'GET', path: '/operators/joining/invitations/export', summary: 'Export the invitations by email as CSV', tags })
    .output(downloadOf('text/csv')),
}
