import * as z from 'zod'
import { pageInput, pageOf, procedure } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { isRateDate } from './days.ts'
import { fieldTexts } from './field-texts.ts'
import { ratesLimit } from './limits.ts'
import { investmentProblems } from './problems.ts'
import { isRate } from './rates.ts'
import { currency, day, nothing, ofLedger, tags, uploadOf } from './values-contract.ts'

const rateCurrency = z.enum(currencies).exclude(['EUR'], invalid(fieldTexts.rateCurrency))
const rateDay = z.iso.date(invalid(fieldTexts.rateDate)).refine((date) => isRateDate(date), invalid(fieldTexts.rateDate))
const rate = z.object({
  currency,
  date: day,
  rate: z.string().describe('Units of the currency per euro, as a decimal'),
})
export type ExchangeRate = z.infer<typeof rate>

const ratesImport = z.object({ file: z.file() })
const ownRatesImport = ratesImport.extend(ofLedger)
const importedRates = z.object({
  rates: z.number().int().describe('Rates in the file, for supported currencies'),
  changed: z.number().int().describe('Rates that are new or have changed'),
  from: day,
  until: day,
})
export type ImportedRates = z.infer<typeof importedRates>
const upload = uploadOf(ratesLimit.bytes, investmentProblems.ratesTooLarge)

export const ratesContract = {
  rates: procedure
    .route({
      method: 'GET',
      path: '/investments/rates',
      summary: 'List the exchange rates of a ledger or the community, latest first',
      tags,
    })
    .input(pageInput().extend({ ...ofLedger, source: z.enum(['own', 'community']), currency: currency.optional() }))
    .output(pageOf(rate)),
  setRate: procedure
    .route({ method: 'PUT', path: '/investments/rates/{currency}/{date}', summary: 'Set a ledger’s own rate for a day', tags })
    .input(
      z.object({
        ...ofLedger,
        currency: rateCurrency,
        date: rateDay,
        rate: z.string().trim().refine(isRate, invalid(fieldTexts.rate)).describe('Units of the currency per euro: 1.0956'),
      }),
    )
    .output(nothing),
  removeRate: procedure
    .route({ method: 'DELETE', path: '/investments/rates/{currency}/{date}', summary: 'Delete one of a ledger’s own rates', tags })
    .input(z.object({ ...ofLedger, currency, date: day }))
    .output(nothing),
  importRates: procedure
    .meta({ upload })
    .route({
      method: 'POST',
      path: '/investments/rates/import',
      summary: 'Import a file of rates published by the European Central Bank, for one ledger',
      tags,
    })
    .input(ownRatesImport)
    .output(importedRates),
  communityRates: procedure
    .route({
      method: 'GET',
      path: '/investments/community-rates',
      summary: 'Get the dates covered by the community’s rates; operators only',
      tags,
    })
    .output(z.object({ items: z.array(z.object({ currency, from: day, until: day })) })),
  importCommunityRates: procedure
    .meta({ upload })
    .route({
      method: 'POST',
      path: '/investments/community-rates/import',
      summary: 'Import a file of rates published by the European Central Bank, for all investors; operators only',
      tags,
    })
    .input(ratesImport)
    .output(importedRates),
}
