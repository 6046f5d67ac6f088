import * as z from 'zod'
import { boardProcedures } from './board-contract.ts'
import { cardProcedures } from './card-contract.ts'
import { notesProcedures } from './notes-contract.ts'
import { votesProcedures } from './votes-contract.ts'

export const teamPipelineContract = {
  ...boardProcedures,
  ...cardProcedures,
  ...notesProcedures,
  ...votesProcedures,
}

export const teamPipelineLive = {
  /**
   * Something in a shared pipeline changed that the member can see: a deal with its notes and votes, or its columns if there is no `deal_id`.
   * A private note is announced to its author alone.
   */
  'teamPipeline.changed': z.object({ organisation_id: z.uuid(), deal_id: z.uuid().nullable() }),
}
