import * as z from 'zod'
import { invalid } from '#platform/invalid.ts'
import { type Problem, problems } from '#platform/problems.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { isLedgerDate } from './days.ts'
import { fieldTexts } from './field-texts.ts'
import { largestAmount } from './limits.ts'
import { investmentProblems } from './problems.ts'

export const tags = ['Investments']

export const id = z.uuid()
export const day = z.iso.date().describe('Calendar date')
export const givenDay = z.iso
  .date(invalid(fieldTexts.date))
  .refine((date) => isLedgerDate(date), invalid(fieldTexts.date))
  .describe('Calendar date, from 1900 to one year from now')
export const currency = z.enum(currencies)
export const money = z.number().int().describe('Minor units')
export const amount = z
  .number(invalid(fieldTexts.amount))
  .int(invalid(fieldTexts.amount))
  .min(1, invalid(fieldTexts.amount))
  .max(largestAmount, invalid(fieldTexts.largeAmount))
  .describe('Minor units of the investment’s currency; always positive, the kind gives the direction')

export const about = z.object({ id })
/** In the input of what concerns a whole ledger. */
export const ofLedger = {
  organisation_id: z
    .uuid()
    .toLowerCase()
    .optional()
    .describe('For the ledger that the people of this organisation share; by default your own'),
}
/** In the input of what has returns. */
export const asOf = { at: givenDay.optional().describe('The day of the returns, such as the reader’s; today in UTC by default') }
export const nothing = z.object({})

/** How a file is uploaded: its maximum size, and the problem when it is larger. */
export const uploadOf = (maxBytes: number, tooLarge: Problem) => ({
  maxBytes,
  problems: { missing: investmentProblems.noFile, tooLarge, signedOut: problems.signedOut },
})
