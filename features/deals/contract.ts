import * as z from 'zod'
import { accessProcedures } from './access-contract.ts'
import { dealProcedures } from './deal-contract.ts'
import { figuresProcedures } from './figures-contract.ts'
import { interestProcedures } from './interest-contract.ts'
import { pipelineProcedures } from './pipeline-contract.ts'
import { postingProcedures } from './posting-contract.ts'

export { type Deal, type DealCard, dealCard } from './deal-contract.ts'
export { type DealInput, type ValidDealInput, dealInput } from './posting-contract.ts'

export const dealsContract = {
  ...dealProcedures,
  ...postingProcedures,
  ...interestProcedures,
  ...pipelineProcedures,
  ...accessProcedures,
  ...figuresProcedures,
}

export const dealsLive = {
  /** Something about a deal changed that the member can see: their own deal or activity on it, or an owner's answer to them. */
  'deals.changed': z.object({ deal_id: z.uuid() }),
  /** The member did something about a deal, perhaps on another device, or an answer to them changed their cards and pipeline. */
  'deals.ownChanged': z.object({ deal_id: z.uuid() }),
}
