import * as z from 'zod'
import { pageInput, pageOf, procedure, serverText, timestamp } from '#platform/contract.ts'

const act = z.object({
  id: z.number().int(),
  operator: z.string().nullable().describe('Their name; null for former members'),
  act: serverText.describe('What was done and to what, by its name at that time'),
  created_at: timestamp,
})
export type OperatorAct = z.infer<typeof act>

/** For operators only; others get a 404. */
export const operatorsContract = {
  acts: procedure
    .route({ method: 'GET', path: '/operators/acts', summary: 'List the actions of operators, newest first', tags: ['Operators'] })
    .input(pageInput())
    .output(pageOf(act)),
}
