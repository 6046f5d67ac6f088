import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { about, aboutYear, nothing, tags } from './common-contract.ts'
import { longestText } from './limits.ts'
import { questionId, rowKey } from './question-contract.ts'

/** Why an answer can be believed: a page of a file, a link, or a note. */
export const evidence = z.object({
  id: z.uuid(),
  file: z.object({ id: z.uuid(), document_id: z.uuid(), name: z.string(), page: z.number().int().nullable() }).nullable(),
  url: z.string().nullable(),
  note: z.string(),
})
export type Evidence = z.infer<typeof evidence>

const file = z.object({
  id: z.uuid().describe('Also the subject of its document'),
  document_id: z.uuid(),
  name: z.string(),
  pages: z.number().int().nullable(),
  state: z.enum(['arriving', 'checking', 'ready', 'refused']),
  owner: memberBrief.nullable(),
  added_at: timestamp,
  answers: z.number().int().describe('How many answers cite it'),
})
export type EvidenceFile = z.infer<typeof file>

const aboutAnswer = aboutYear.extend({ question: questionId, row: rowKey })
const path = '/organisations/{id}/sustainability'

export const evidenceProcedures = {
  addFile: procedure
    .route({
      method: 'POST',
      path: `${path}/files`,
      summary: 'Prepare a file that answers can cite; upload it as a document of the subject with this id',
      tags,
    })
    .input(about.extend({ file_id: z.uuid() }))
    .output(nothing),
  files: procedure
    .route({
      method: 'GET',
      path: `${path}/files`,
      summary: 'List the files that your organisation’s answers can cite, newest first',
      tags,
    })
    .input(about.extend(pageInput().shape))
    .output(pageOf(file)),
  addEvidence: procedure
    .route({
      method: 'POST',
      path: `${path}/{year}/answers/{question}/evidence`,
      summary: 'Add evidence to an answer; repeating it with the same id changes nothing',
      tags,
    })
    .input(
      aboutAnswer.extend({
        evidence_id: z.uuid(),
        file_id: z.uuid().nullable().default(null),
        page: z.number().int().min(1).max(5000).nullable().default(null),
        url: z.string().trim().max(500).nullable().default(null),
        note: text(longestText.note).default(''),
      }),
    )
    .output(nothing),
  removeEvidence: procedure
    .route({ method: 'DELETE', path: `${path}/evidence/{evidence_id}`, summary: 'Remove evidence from an answer', tags })
    .input(about.extend({ evidence_id: z.uuid() }))
    .output(nothing),
  confirm: procedure
    .route({
      method: 'POST',
      path: `${path}/{year}/answers/{question}/confirmation`,
      summary: 'Confirm an answer of an organisation that gave you access, and say who you are',
      tags,
    })
    .input(
      aboutAnswer.extend({
        version: z.number().int().min(1).describe('The version that you read'),
        statement: text(longestText.statement).min(1).describe('Who you are and what you looked at'),
      }),
    )
    .output(nothing),
  withdrawConfirmation: procedure
    .route({
      method: 'DELETE',
      path: `${path}/{year}/answers/{question}/confirmation`,
      summary: 'Withdraw your confirmation of an answer',
      tags,
    })
    .input(aboutAnswer)
    .output(nothing),
}
