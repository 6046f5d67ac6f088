import * as z from 'zod'
import { downloadOf, memberId, openProcedure, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { tooLong } from '#platform/invalid.ts'
import { problems } from '#platform/problems.ts'
import { memberBrief } from '#features/members/contract.ts'
import { documentKinds, longestName, mostPages, partBytes, partsInTenMinutes } from './limits.ts'
import { documentProblems } from './problems.ts'

const about = z.object({ id: z.uuid() })
const nothing = z.object({})

const document = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  name: z.string(),
  is_own: z.boolean().describe('Whether it is the one’s who asks'),
  bytes: z.number().int().describe('Of what is kept; of what was sent, until that is known'),
  received: z.number().int().describe('How much of it has come, in bytes: the offset of the next part'),
  state: z.enum(['arriving', 'checking', 'ready', 'refused']),
  problem: z.string().nullable().describe('Why it was refused: the name of a problem'),
  pages: z.number().int().nullable(),
  picture: z.string().nullable().describe('Address of the first page as a picture'),
})
export type Document = z.infer<typeof document>

const uses = ['read', 'download'] as const
export type DocumentUse = (typeof uses)[number]

const seconds = z.array(z.number().int().min(0).max(86_400)).max(mostPages.document)

const reading = z.object({
  reader: memberBrief,
  last_at: timestamp.describe('When they last read or downloaded it'),
  opened: z.number().int().describe('How often they opened it to read'),
  seconds: z.array(z.number().int()).describe('How long they looked at each page in all, the first page first'),
  downloaded_at: timestamp.nullable().describe('When they last downloaded it'),
})
export type Reading = z.infer<typeof reading>

/** What an address says, and what it was signed with. */
const signed = about.extend({
  for: memberId.optional(),
  until: z.coerce.number().int().optional(),
  signature: z.string().max(100).optional(),
})

const tags = ['Documents']
const partProblems = {
  missing: documentProblems.partMissing,
  tooLarge: documentProblems.partMissing,
  signedOut: problems.signedOut,
}

export const documentsContract = {
  begin: procedure
    .route({ method: 'POST', path: '/documents', summary: 'Begin to send a file; again under the same id says how much has come', tags })
    .input(
      z.object({
        id: z.uuid().describe('Made by the client, new for each file'),
        subject_id: z.uuid().describe('What it belongs to, such as a deal of one’s own'),
        kind: z.enum(documentKinds),
        name: z.string().trim().min(1).max(longestName, tooLong(longestName)),
        bytes: z.number().int().min(1),
      }),
    )
    .output(document),
  part: procedure
    .meta({ upload: { maxBytes: partBytes, inTenMinutes: partsInTenMinutes, problems: partProblems } })
    .route({
      method: 'POST',
      path: '/documents/{id}/parts',
      summary: 'Send the next part of a file; one that has come changes nothing',
      tags,
    })
    .input(about.extend({ offset: z.coerce.number().int().min(0), file: z.file() }))
    .output(document),
  list: procedure
    .route({ method: 'GET', path: '/documents', summary: 'The documents of something: its owner sees those that are not ready, too', tags })
    .input(z.object({ subject_id: z.uuid() }))
    .output(z.object({ items: z.array(document) })),
  remove: procedure
    .route({ method: 'DELETE', path: '/documents/{id}', summary: "Remove one's own document, or stop sending it", tags })
    .input(about)
    .output(nothing),
  address: procedure
    .route({ method: 'POST', path: '/documents/{id}/addresses', summary: 'An address to read or download from, for some minutes', tags })
    .input(about.extend({ use: z.enum(uses) }))
    .output(z.object({ address: z.string(), expires_at: timestamp })),
  file: openProcedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/documents/{id}/file', summary: 'The file at an address to read from, whole or in ranges', tags })
    .input(signed)
    .output(downloadOf('application/pdf')),
  copy: openProcedure
    .meta({ load: 'copy' })
    .route({
      method: 'GET',
      path: '/documents/{id}/copy',
      summary: 'The file at an address to download from, with the name of who downloads it and the time on every page',
      tags,
    })
    .input(signed)
    .output(downloadOf('application/pdf')),
  picture: procedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/documents/{id}/picture', summary: 'The first page as a picture', tags })
    .input(about)
    .output(downloadOf('image/webp')),
  read: procedure
    .route({ method: 'POST', path: '/documents/{id}/readings', summary: 'Tells how long each page was looked at so far', tags })
    .input(about.extend({ reading_id: z.uuid().describe('Made by the client, new each time the document is opened'), seconds }))
    .output(nothing),
  readings: procedure
    .route({ method: 'GET', path: '/documents/{id}/readings', summary: 'Who read one’s own document, the last first', tags })
    .input(about.extend(pageInput().shape))
    .output(pageOf(reading)),
}

export const documentsLive = {
  /** The documents of something of the member's stand otherwise than before: ask anew. */
  'documents.changed': z.object({ subject_id: z.uuid() }),
  /** Somebody reads a document of the member's. */
  'documents.read': z.object({ document_id: z.uuid() }),
}
