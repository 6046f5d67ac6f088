import * as z from 'zod'
import { downloadOf, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { problems } from '#platform/problems.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { dateOf, dayOf, today } from './days.ts'
import { fieldTexts } from './field-texts.ts'
import { csvLimit, firstRateDay, firstYear, largestAmount, longestText, ratesLimit } from './limits.ts'
import { investmentProblems } from './problems.ts'
import { isRate } from './rates.ts'
import { breakdowns, flowKinds, instruments, investmentStatuses, missingIrrReasons } from './vocabulary.ts'

const text = (most: number) => z.string().trim().max(most, tooLong(most))
const id = z.uuid()
const day = z.iso.date().describe('A date of the calendar')
const isGiven = (date: string) => date >= `${firstYear}-01-01` && date <= dateOf(dayOf(today()) + 366)
const givenDay = z.iso
  .date(invalid(fieldTexts.date))
  .refine(isGiven, invalid(fieldTexts.date))
  .describe('A date of the calendar, from 1900 until a year from now')
const amount = z
  .number(invalid(fieldTexts.amount))
  .int(invalid(fieldTexts.amount))
  .min(1, invalid(fieldTexts.amount))
  .max(largestAmount, invalid(fieldTexts.largeAmount))
  .describe('Minor units of the investment’s currency; always positive, the kind says which way')
const currency = z.enum(currencies)
const goal = z.number().int().min(1).max(17)
const money = z.number().int().describe('Minor units')

/** What is said of an investment besides its money. */
const investmentFields = z.object({
  company_name: text(longestText.company_name).min(1, invalid(fieldTexts.companyName)),
  instrument: z.enum(instruments),
  status: z.enum(investmentStatuses),
  currency,
  industry: z.enum(industries).nullable().default(null),
  funding_stage: z.enum(fundingStages).nullable().default(null),
  country: country.nullable().default(null),
  sdgs: z.array(goal).max(17).default([]),
  note: text(longestText.note).default(''),
})
export type InvestmentFields = z.output<typeof investmentFields>

const flowFields = z.object({ kind: z.enum(flowKinds), date: givenDay, amount, note: text(longestText.note).default('') })
export type FlowFields = z.output<typeof flowFields>
const valuationFields = z.object({
  date: givenDay,
  value: z
    .number(invalid(fieldTexts.value))
    .int(invalid(fieldTexts.value))
    .min(0, invalid(fieldTexts.value))
    .max(largestAmount, invalid(fieldTexts.largeAmount))
    .describe('What the holding is worth, in minor units; 0 once it is sold or written off'),
  note: text(longestText.note).default(''),
})
export type ValuationFields = z.output<typeof valuationFields>

const ratio = z.number().nullable().describe('null where nothing was paid in')

/** Sums are exact minor units of one currency; ratios are made of them. */
const returns = z.object({
  invested: money.describe('Investments and follow-ons'),
  fees: money,
  distributions: money,
  value: money.describe('What is still held is worth'),
  value_is_cost: z.boolean().describe('Nobody has valued (some of) it yet, so that it stands at cost'),
  moic: ratio.describe('(value + distributions) / invested'),
  dpi: ratio.describe('distributions / (invested + fees)'),
  rvpi: ratio.describe('value / (invested + fees)'),
  tvpi: ratio.describe('dpi + rvpi'),
  irr: z.number().nullable().describe('A year, 0.1 is 10 %; effective, actual days over 365'),
  irr_missing: z.enum(missingIrrReasons).nullable(),
})
export type Returns = z.infer<typeof returns>

const investment = investmentFields.extend({
  id,
  deal_id: id.nullable().describe('The deal of the platform it was made in'),
  owner_id: id.nullable().describe('Whose deal it is: the founder who sends updates; null when nobody can be reached'),
  first_date: day.nullable(),
  returns,
  updated_at: timestamp,
})
export type Investment = z.infer<typeof investment>

const entry = { id }
const investmentDetails = investment.extend({
  flows: z.array(flowFields.extend(entry)).describe('By date'),
  valuations: z.array(valuationFields.extend(entry)).describe('By date'),
})
export type InvestmentDetails = z.infer<typeof investmentDetails>

const sums = z.object({ currency, investments: z.number().int(), returns })
const missingRate = z.object({ currency, date: day })
const group = z.object({
  key: z
    .string()
    .describe(
      'A year, an industry, a stage, a country’s code, a goal’s number; empty where nobody said. What serves several goals counts whole in each',
    ),
  currencies: z.array(sums),
  base: returns.nullable(),
})
const portfolio = z.object({
  at: day,
  count: z.number().int().describe('Investments; planned ones too'),
  planned: z
    .array(z.object({ currency, investments: z.number().int(), amount: money }))
    .describe('Pending and reviewing: in no figure below'),
  currencies: z.array(sums),
  base: z
    .object({
      currency,
      returns: returns.nullable().describe('null while a rate is missing, or where a sum is beyond 2^53'),
      missing: z.array(missingRate).describe('Rates without which nothing can be added up; the first twenty'),
    })
    .nullable()
    .describe('null unless a base currency was asked for'),
  breakdowns: z.record(z.enum(breakdowns), z.array(group)),
  years: z
    .array(z.object({ year: z.number().int(), currency, paid_in: money, distributions: money }))
    .describe('Money that moved, year by year, in each currency'),
})
export type Portfolio = z.infer<typeof portfolio>

const badLine = z.object({
  line: z.number().int().describe('The first line of the file, which names the columns, is 1'),
  column: z.string().nullable(),
  problem: z.string().describe('The id of a text of the catalogue'),
  message: z.string().describe('That text in English, filled in'),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
})
const adds = z.object({
  investments: z.number().int().describe('New ones'),
  flows: z.number().int(),
  valuations: z.number().int(),
  known: z.number().int().describe('Lines that say what stands in the ledger already: they change nothing'),
})
const importPreview = adds.extend({
  lines: z.number().int().describe('Below the names of the columns'),
  bad: z.array(badLine).describe('The first hundred'),
  bad_count: z.number().int(),
  sample: z
    .array(
      z.object({
        line: z.number().int(),
        company_name: z.string(),
        kind: z.enum([...flowKinds, 'valuation']).nullable(),
        date: day.nullable(),
        amount: money.nullable(),
        currency,
      }),
    )
    .describe('The first ten that add something'),
})
export type ImportPreview = z.infer<typeof importPreview>

const csvFile = z.object({
  file: z.file().describe('Comma-separated values as the export writes them, or as a spreadsheet does'),
  dates: z.enum(['auto', 'dmy', 'mdy']).default('auto').describe('What 03/04/2026 is; auto: as the other dates of the file say'),
  decimals: z.enum(['auto', 'point', 'comma']).default('auto').describe('What stands before the cents'),
})

const rateCurrency = z.enum(currencies).exclude(['EUR'], invalid(fieldTexts.rateCurrency))
const rateDay = z.iso
  .date(invalid(fieldTexts.rateDate))
  .refine((date) => date >= firstRateDay && date <= dateOf(dayOf(today()) + 1), invalid(fieldTexts.rateDate))
const rate = z.object({
  currency,
  date: day,
  rate: z.string().describe('Units of the currency for one euro, as a decimal'),
})
export type ExchangeRate = z.infer<typeof rate>
const takenRates = z.object({
  rates: z.number().int().describe('In the file, of currencies that are known here'),
  changed: z.number().int().describe('New ones, and those that were otherwise before'),
  from: day,
  until: day,
})

const tags = ['Investments']
const about = z.object({ id })
const nothing = z.object({})
const ratesUpload = {
  maxBytes: ratesLimit.bytes,
  problems: { missing: investmentProblems.noFile, tooLarge: investmentProblems.ratesTooLarge, signedOut: problems.signedOut },
}
const csvUpload = {
  maxBytes: csvLimit.bytes,
  problems: { missing: investmentProblems.noFile, tooLarge: investmentProblems.fileTooLarge, signedOut: problems.signedOut },
}

export const investmentsContract = {
  portfolio: procedure
    .route({ method: 'GET', path: '/investments/portfolio', summary: 'What one’s investments are worth, computed', tags })
    .input(z.object({ base: currency.optional(), at: givenDay.optional() }))
    .output(portfolio),
  list: procedure
    .route({ method: 'GET', path: '/investments', summary: 'One’s investments, the last made first', tags })
    .input(pageInput().extend({ status: z.enum(investmentStatuses).optional(), query: text(100).optional() }))
    .output(pageOf(investment)),
  get: procedure
    .route({ method: 'GET', path: '/investments/{id}', summary: 'One investment with its flows and valuations', tags })
    .input(about)
    .output(investmentDetails),
  ofDeal: procedure
    .route({ method: 'GET', path: '/deals/{id}/investment', summary: 'One’s own investment in a deal', tags })
    .input(about)
    .output(z.object({ investment_id: id.nullable() })),
  add: procedure
    .route({ method: 'POST', path: '/investments', summary: 'Write down an investment; again under the same id it changes nothing', tags })
    .input(investmentFields.extend({ id, deal_id: id.nullable().default(null), date: givenDay, amount }))
    .output(about),
  change: procedure
    .route({ method: 'PUT', path: '/investments/{id}', summary: 'Change what is said of an investment', tags })
    .input(investmentFields.omit({ currency: true }).extend({ id }))
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: '/investments/{id}', summary: 'Delete an investment with all that belongs to it', tags })
    .input(about)
    .output(nothing),
  addFlow: procedure
    .route({ method: 'POST', path: '/investments/{id}/flows', summary: 'Money that moved', tags })
    .input(flowFields.extend({ id, flow_id: id }))
    .output(nothing),
  changeFlow: procedure
    .route({ method: 'PUT', path: '/investments/{id}/flows/{flow_id}', summary: 'Change a flow', tags })
    .input(flowFields.extend({ id, flow_id: id }))
    .output(nothing),
  removeFlow: procedure
    .route({ method: 'DELETE', path: '/investments/{id}/flows/{flow_id}', summary: 'Delete a flow', tags })
    .input(about.extend({ flow_id: id }))
    .output(nothing),
  addValuation: procedure
    .route({ method: 'POST', path: '/investments/{id}/valuations', summary: 'What it is worth on a day', tags })
    .input(valuationFields.extend({ id, valuation_id: id }))
    .output(nothing),
  changeValuation: procedure
    .route({ method: 'PUT', path: '/investments/{id}/valuations/{valuation_id}', summary: 'Change a valuation', tags })
    .input(valuationFields.extend({ id, valuation_id: id }))
    .output(nothing),
  removeValuation: procedure
    .route({ method: 'DELETE', path: '/investments/{id}/valuations/{valuation_id}', summary: 'Delete a valuation', tags })
    .input(about.extend({ valuation_id: id }))
    .output(nothing),
  exportCsv: procedure
    .meta({ load: 'heavy' })
    .route({
      method: 'GET',
      path: '/investments/export',
      summary: 'The whole ledger as a table: a line for each flow and valuation. Taken in again, it makes the same ledger',
      tags,
    })
    .output(downloadOf('text/csv')),
  previewImport: procedure
    .meta({ upload: csvUpload })
    .route({
      method: 'POST',
      path: '/investments/import/preview',
      summary: 'What a table would add to the ledger, and each line that it cannot take',
      tags,
    })
    .input(csvFile)
    .output(importPreview),
  importCsv: procedure
    .meta({ upload: csvUpload })
    .route({
      method: 'POST',
      path: '/investments/import',
      summary: 'Take a table in, all of it or nothing; the same again adds nothing',
      tags,
    })
    .input(csvFile.extend({ bad_lines: z.enum(['refuse', 'skip']).default('refuse').describe('What becomes of a file with bad lines') }))
    .output(adds.extend({ skipped: z.number().int() })),
  rates: procedure
    .route({ method: 'GET', path: '/investments/rates', summary: 'Exchange rates, the latest first: one’s own, or the community’s', tags })
    .input(pageInput().extend({ source: z.enum(['own', 'community']), currency: currency.optional() }))
    .output(pageOf(rate)),
  setRate: procedure
    .route({ method: 'PUT', path: '/investments/rates/{currency}/{date}', summary: 'Give a rate of one’s own for a day', tags })
    .input(
      z.object({
        currency: rateCurrency,
        date: rateDay,
        rate: z.string().trim().refine(isRate, invalid(fieldTexts.rate)).describe('Units of the currency for one euro: 1.0956'),
      }),
    )
    .output(nothing),
  removeRate: procedure
    .route({ method: 'DELETE', path: '/investments/rates/{currency}/{date}', summary: 'Remove a rate of one’s own', tags })
    .input(z.object({ currency, date: day }))
    .output(nothing),
  importRates: procedure
    .meta({ upload: ratesUpload })
    .route({
      method: 'POST',
      path: '/investments/rates/import',
      summary: 'Take in a file of rates as the European Central Bank publishes it, for oneself',
      tags,
    })
    .input(z.object({ file: z.file() }))
    .output(takenRates),
  communityRates: procedure
    .route({ method: 'GET', path: '/investments/community-rates', summary: 'Of which days the community has rates; for operators', tags })
    .output(z.object({ items: z.array(z.object({ currency, from: day, until: day })) })),
  importCommunityRates: procedure
    .meta({ upload: ratesUpload })
    .route({
      method: 'POST',
      path: '/investments/community-rates/import',
      summary: 'Take in such a file for all investors; for operators',
      tags,
    })
    .input(z.object({ file: z.file() }))
    .output(takenRates),
}

export const investmentsLive = {
  /** Something of the member's ledger, or of its rates, has changed: ask anew. `investment_id` is null where it is more than one. */
  'investments.changed': z.object({ investment_id: id.nullable() }),
}
