import * as z from 'zod'
import { pageInput, pageOf, procedure, serverText, timestamp } from '#platform/contract.ts'

const act = z.object({
  id: z.number().int(),
  operator: z.string().nullable().describe('Their name; null for who has left'),
  act: serverText.describe('What was done, and to what, as it was called then'),
  created_at: timestamp,
})
export type OperatorAct = z.infer<typeof act>

/** For the community's operators alone; for others there is nothing here. */
export const operatorsContract = {
  acts: procedure
    .route({ method: 'GET', path: '/operators/acts', summary: 'What operators did, the last first', tags: ['Operators'] })
    .input(pageInput())
    .output(pageOf(act)),
}
