import * as z from 'zod'
import { downloadOf, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { invalidPart } from './check-figures.ts'
import { fieldTexts } from './field-texts.ts'
import { bases } from './figures.ts'
import { units } from './indicators/measure.ts'
import { firstYear, longestNote, mostFigures } from './limits.ts'
import { type Question, questionIds } from './questions.ts'

const tags = ['Impact statements']

const year = z.coerce
  .number()
  .int()
  .min(firstYear, invalid(fieldTexts.year))
  .refine((given) => given <= new Date().getUTCFullYear(), invalid(fieldTexts.year))
const ofLedger = {
  organisation_id: z
    .uuid()
    .toLowerCase()
    .optional()
    .describe('For the ledger that the people of this organisation share; by default your own'),
}
const money = z.number().int().describe('In cents of a euro, on average of the ends of the quarters')
const share = z.number().min(0).max(1)
const indicator = z.coerce.number().int().min(1).max(14).describe('Number in table 1 of Annex I of Delegated Regulation (EU) 2022/1288')
const part = z
  .string()
  .max(20)
  .describe('Empty if the indicator has one number; 1: scope-1, scope-2, scope-3, total; 5: consumption, production; 6: a section of NACE')
const question = z.enum(questionIds as [Question, ...Question[]])
const row = z.string().max(20).describe('A section of NACE for questions by sector; otherwise empty')
const value = z
  .union([z.number(), z.boolean(), z.string().max(20)])
  .describe('Emissions in tCO2e, energy in MWh, masses in tonnes, shares in percent, amounts in units of their currency, or an answer')

const statementPart = z.object({
  indicator,
  part,
  unit: z.enum(units),
  value: z.number().nullable().describe('Not rounded; null if no company has the figures, or if it applies to none'),
  coverage: z
    .object({
      measured: share,
      estimated: share,
      missing: share,
      entered: share.describe('Measured or estimated, with figures that were entered for this ledger'),
    })
    .describe('Shares of the value of all investments'),
})
const yearOfLedger = z.object({
  value: money.describe('Value of all investments'),
  companies: z.number().int(),
  parts: z.array(statementPart).describe('In the order of the indicators'),
})
const impactStatement = z.object({
  year: z.number().int(),
  years: z.array(z.number().int()).describe('Years in which something was invested, latest first'),
  quarters: z.number().int().min(0).max(4).describe('Quarters that have ended; with less than four, the statement is provisional'),
  statement: yearOfLedger.nullable().describe('null if an exchange rate for an investment is missing'),
  before: yearOfLedger.nullable().describe('The same of the year before; null if nothing was invested then, or if a rate is missing'),
  missing_rates: z
    .array(z.object({ currency: z.string(), date: z.iso.date() }))
    .describe('For investments, without which there is no statement, and for figures, which are missing without it; at most twenty'),
})
export type ImpactStatement = z.infer<typeof impactStatement>

const company = z.object({
  id: z.uuid().describe('Of the first investment in it'),
  name: z.string(),
  organisation: organisationBrief.nullable().describe('On this platform'),
  value: money,
  share: share.describe('Of the value of all investments'),
})
const companyBehind = company.extend({
  state: z.enum(['measured', 'estimated', 'missing', 'not-applicable']),
  is_entered: z.boolean().describe('With a figure that was entered for this ledger'),
  impact: z
    .number()
    .nullable()
    .describe('In the unit of the indicator: for emissions what the investments financed, otherwise the company’s own number'),
})
export type CompanyBehind = z.infer<typeof companyBehind>
const incompleteCompany = company.extend({ missing: z.array(z.object({ question, row })) })
export type IncompleteCompany = z.infer<typeof incompleteCompany>

const knownFigure = z.object({
  question,
  row,
  value,
  currency: z.string().nullable(),
  basis: z.enum(bases).nullable(),
  source: z.enum(['company', 'entered']),
  note: z.string(),
  entered: z
    .object({ by: memberBrief.nullable().describe('null if they are no longer a member, or not shown to you'), at: timestamp })
    .nullable()
    .describe('null for figures of the company'),
})
export type KnownFigure = z.infer<typeof knownFigure>

const givenFigure = z
  .object({
    question,
    row: row.default(''),
    value: value.nullable().describe('null deletes it'),
    currency: z.string().max(3).nullable().default(null).describe('Of an amount'),
    basis: z.enum(bases).nullable().default(null),
    note: text(longestNote).default('').describe('Where the figure is from'),
  })
  .superRefine((figure, context) => {
    if (figure.value === null) return
    const found = invalidPart({ ...figure, value: figure.value })
    if (found) context.addIssue({ code: 'custom', path: [found.part], message: invalid(found.text) })
  })
export type GivenFigure = z.output<typeof givenFigure>

const ofYear = { ...ofLedger, year }
const aboutCompany = z.object({ ...ofYear, id: z.uuid().describe('Of an investment in the company') })

export const impactStatementsContract = {
  statement: procedure
    .route({
      method: 'GET',
      path: '/impact-statements',
      summary: 'Calculate the principal adverse impacts of a ledger in a year, by default the latest, and in the year before',
      tags,
    })
    .input(z.object({ ...ofLedger, year: year.optional() }))
    .output(impactStatement),
  companies: procedure
    .route({
      method: 'GET',
      path: '/impact-statements/{year}/companies',
      summary: 'List the companies behind a number, largest investment first',
      tags,
    })
    .input(pageInput().extend({ ...ofYear, indicator, part: part.default('') }))
    .output(pageOf(companyBehind)),
  missing: procedure
    .route({
      method: 'GET',
      path: '/impact-statements/{year}/missing',
      summary: 'List the companies whose figures are not complete, largest investment first',
      tags,
    })
    .input(pageInput().extend(ofYear))
    .output(pageOf(incompleteCompany)),
  figures: procedure
    .route({ method: 'GET', path: '/impact-statements/{year}/figures/{id}', summary: 'List the figures known about a company', tags })
    .input(aboutCompany)
    .output(z.object({ name: z.string(), items: z.array(knownFigure) })),
  enterFigures: procedure
    .route({
      method: 'PUT',
      path: '/impact-statements/{year}/figures/{id}',
      summary: 'Enter, replace or delete figures about a company; they count where the company itself reports none',
      tags,
    })
    .input(aboutCompany.extend({ figures: z.array(givenFigure).min(1).max(mostFigures) }))
    .output(z.object({})),
  exportCsv: procedure
    .meta({ load: 'heavy' })
    .route({
      method: 'GET',
      path: '/impact-statements/{year}/export',
      summary: 'Export a statement as CSV with a line for each number, or the figures about companies behind it',
      tags,
    })
    .input(z.object({ ...ofYear, content: z.enum(['statement', 'figures']).default('statement') }))
    .output(downloadOf('text/csv')),
}

export const impactStatementsLive = {
  /** Somebody entered figures in a ledger of the member: refetch its statements. */
  'impactStatements.changed': z.object({ year: z.number().int() }),
}
