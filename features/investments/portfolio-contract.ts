import * as z from 'zod'
import { procedure } from '#platform/contract.ts'
import { asOf, currency, day, money, ofLedger, tags } from './values-contract.ts'
import { breakdowns, missingIrrReasons } from './vocabulary.ts'

const ratio = z.number().nullable().describe('null if nothing was paid in')

/** Sums are exact, in minor units of one currency; the ratios are calculated from them. */
export const returns = z.object({
  invested: money.describe('Investments and follow-ons'),
  fees: money,
  distributions: money,
  value: money.describe('Value of the current holding'),
  value_is_cost: z.boolean().describe('At least part of the value is at cost, because it has no valuation yet'),
  moic: ratio.describe('(value + distributions) / invested'),
  dpi: ratio.describe('distributions / (invested + fees)'),
  rvpi: ratio.describe('value / (invested + fees)'),
  tvpi: ratio.describe('dpi + rvpi'),
  irr: z.number().nullable().describe('Effective annual rate, actual days over 365: 0.1 is 10 %, -1 is a total loss'),
  irr_missing: z.enum(missingIrrReasons).nullable(),
})
export type Returns = z.infer<typeof returns>

const sums = z.object({ currency, investments: z.number().int(), returns })
const missingRate = z.object({ currency, date: day })
const group = z.object({
  key: z
    .string()
    .describe(
      'A year, an industry, a stage, a country code or the number of a goal; empty if not specified. An investment with several goals counts in full for each',
    ),
  currencies: z.array(sums),
  base: returns.nullable(),
})
const portfolio = z.object({
  at: day,
  count: z.number().int().describe('Number of investments, including planned ones'),
  planned: z
    .array(z.object({ currency, investments: z.number().int(), amount: money }))
    .describe('Pending and reviewing; not included in any figure below'),
  currencies: z.array(sums),
  base: z
    .object({
      currency,
      returns: returns.nullable().describe('null if a rate is missing or a sum exceeds 2^53'),
      missing: z.array(missingRate).describe('Missing rates, without which there is no total; at most twenty'),
    })
    .nullable()
    .describe('null unless a base currency was requested'),
  breakdowns: z.record(z.enum(breakdowns), z.array(group)),
  years: z
    .array(z.object({ year: z.number().int(), currency, paid_in: money, distributions: money }))
    .describe('Cash flows by year, in each currency'),
})
export type Portfolio = z.infer<typeof portfolio>

export const portfolioContract = {
  portfolio: procedure
    .route({
      method: 'GET',
      path: '/investments/portfolio',
      summary: 'Calculate the value and returns of the investments in a ledger',
      tags,
    })
    .input(z.object({ ...ofLedger, ...asOf, base: currency.optional() }))
    .output(portfolio),
}
