import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { aboutCard, nothing, tags } from './common-contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestNote } from './limits.ts'

const note = z.object({
  id: z.uuid(),
  author: memberBrief,
  text: z.string(),
  is_private: z.boolean().describe('Only you can see it'),
  written_at: timestamp,
  edited_at: timestamp.nullable(),
})
export type TeamNote = z.infer<typeof note>

const noteText = text(longestNote).min(1, invalid(fieldTexts.note))
const aboutNote = aboutCard.extend({ note_id: z.uuid().toLowerCase() })

export const notesProcedures = {
  notes: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/notes',
      summary: 'List notes for the team and your private ones about a deal, newest first',
      tags,
    })
    .input(aboutCard.extend(pageInput().shape))
    .output(pageOf(note)),
  writeNote: procedure
    .route({
      method: 'POST',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/notes',
      summary: 'Write a note; repeating it with the same id changes nothing',
      tags,
    })
    .input(
      aboutNote.extend({
        text: noteText,
        is_private: z.boolean().describe('For yourself rather than for the team; can’t be changed later'),
      }),
    )
    .output(nothing),
  editNote: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/notes/{note_id}',
      summary: 'Edit your note; it will be marked as edited',
      tags,
    })
    .input(aboutNote.extend({ text: noteText }))
    .output(nothing),
  removeNote: procedure
    .route({
      method: 'DELETE',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/notes/{note_id}',
      summary: 'Delete your note',
      tags,
    })
    .input(aboutNote)
    .output(nothing),
}
