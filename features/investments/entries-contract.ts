import * as z from 'zod'
import { procedure, text } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'
import { largestAmount, longestText } from './limits.ts'
import { about, amount, givenDay, id, nothing, tags } from './values-contract.ts'
import { flowKinds } from './vocabulary.ts'

const note = text(longestText.note).default('')

export const flowFields = z.object({ kind: z.enum(flowKinds), date: givenDay, amount, note })
export type FlowFields = z.output<typeof flowFields>

export const valuationFields = z.object({
  date: givenDay,
  value: z
    .number(invalid(fieldTexts.value))
    .int(invalid(fieldTexts.value))
    .min(0, invalid(fieldTexts.value))
    .max(largestAmount, invalid(fieldTexts.largeAmount))
    .describe('Value of the holding in minor units; 0 once it has been sold or written off'),
  note,
})
export type ValuationFields = z.output<typeof valuationFields>

const aboutFlow = about.extend({ flow_id: id })
const flowInput = aboutFlow.extend(flowFields.shape)
export type FlowInput = z.output<typeof flowInput>

const aboutValuation = about.extend({ valuation_id: id })
const valuationInput = aboutValuation.extend(valuationFields.shape)
export type ValuationInput = z.output<typeof valuationInput>

const flows = '/investments/{id}/flows'
const valuations = '/investments/{id}/valuations'

/** Clients choose the ids of entries, so that a request can be repeated. */
export const entriesContract = {
  addFlow: procedure
    .route({ method: 'POST', path: flows, summary: 'Add a cash flow; repeating it with the same id changes nothing', tags })
    .input(flowInput)
    .output(nothing),
  changeFlow: procedure
    .route({ method: 'PUT', path: `${flows}/{flow_id}`, summary: 'Update a cash flow', tags })
    .input(flowInput)
    .output(nothing),
  removeFlow: procedure
    .route({ method: 'DELETE', path: `${flows}/{flow_id}`, summary: 'Delete a cash flow', tags })
    .input(aboutFlow)
    .output(nothing),
  addValuation: procedure
    .route({ method: 'POST', path: valuations, summary: 'Add a valuation; repeating it with the same id changes nothing', tags })
    .input(valuationInput)
    .output(nothing),
  changeValuation: procedure
    .route({ method: 'PUT', path: `${valuations}/{valuation_id}`, summary: 'Update a valuation', tags })
    .input(valuationInput)
    .output(nothing),
  removeValuation: procedure
    .route({ method: 'DELETE', path: `${valuations}/{valuation_id}`, summary: 'Delete a valuation', tags })
    .input(aboutValuation)
    .output(nothing),
}
