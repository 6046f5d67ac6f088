import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { dealCard } from '#features/deals/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { aboutCard, aboutTeam, count, nothing, tags } from './common-contract.ts'
import { voting } from './votes-contract.ts'

const person = memberBrief.nullable()

const card = z.object({
  deal: dealCard,
  column_id: z.uuid(),
  place: z.number(),
  owner: person.describe('The colleague responsible for it; null: nobody, or somebody you can’t see'),
  added_by: person.describe('Null if they are no longer a member, or you can’t see them'),
  added_at: timestamp,
  notes: count.describe('Notes for the team; private notes are not counted'),
  voting,
  can: z.object({ remove: z.boolean() }),
})
export type TeamCard = z.infer<typeof card>

const columnId = z.uuid().toLowerCase()
const after = z.uuid().toLowerCase().nullable().default(null).describe('The deal to place it after; null for the first position')

export const cardProcedures = {
  cards: procedure
    .route({ method: 'GET', path: '/organisations/{id}/pipeline/deals', summary: 'List the deals in a column in order', tags })
    .input(aboutTeam.extend({ column_id: columnId, ...pageInput({ usual: 50 }).shape }))
    .output(pageOf(card)),
  card: procedure
    .route({ method: 'GET', path: '/organisations/{id}/pipeline/deals/{deal_id}', summary: 'Get a deal in a shared pipeline', tags })
    .input(aboutCard)
    .output(card),
  add: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/pipeline/deals/{deal_id}',
      summary: 'Add a deal to a shared pipeline, which is started if necessary; has no effect if it is in it already',
      tags,
    })
    .input(aboutCard.extend({ column_id: columnId.optional().describe('The first column by default') }))
    .output(nothing),
  move: procedure
    .route({
      method: 'POST',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/move',
      summary: 'Move a deal within a column or to another one',
      tags,
    })
    .input(aboutCard.extend({ column_id: columnId, after }))
    .output(nothing),
  assign: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/pipeline/deals/{deal_id}/owner',
      summary: 'Choose the colleague responsible for a deal, or nobody',
      tags,
    })
    .input(aboutCard.extend({ member_id: memberId.nullable() }))
    .output(nothing),
  takeOut: procedure
    .route({
      method: 'DELETE',
      path: '/organisations/{id}/pipeline/deals/{deal_id}',
      summary: 'Remove a deal with its notes and votes (owners, admins, and the colleague who added it)',
      tags,
    })
    .input(aboutCard)
    .output(nothing),
}
