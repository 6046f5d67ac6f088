import * as z from 'zod'
import { downloadOf, procedure } from '#platform/contract.ts'
import { csvLimit } from './limits.ts'
import { investmentProblems } from './problems.ts'
import { currency, day, money, ofLedger, tags, uploadOf } from './values-contract.ts'
import { entryKinds } from './vocabulary.ts'

const badLine = z.object({
  line: z.number().int().describe('Line number in the file; the header is line 1'),
  column: z.string().nullable(),
  problem: z.string().describe('Key in the message catalogue'),
  message: z.string().describe('The message in English, with its parameters filled in'),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
})
const adds = z.object({
  investments: z.number().int().describe('New investments'),
  flows: z.number().int(),
  valuations: z.number().int(),
  known: z.number().int().describe('Lines that are already in the ledger and change nothing'),
})
const importPreview = adds.extend({
  lines: z.number().int().describe('Number of lines, without the header'),
  bad: z.array(badLine).describe('The first hundred'),
  bad_count: z.number().int(),
  assumed: z
    .object({
      date: z.object({ given: z.string(), date: day }).nullable(),
      amount: z.object({ given: z.string(), amount: money }).nullable(),
    })
    .describe('How dates and amounts that read in two ways were read, by an example of each; an import asks to accept that'),
  sample: z
    .array(
      z.object({
        line: z.number().int(),
        company_name: z.string(),
        kind: z.enum(entryKinds).nullable(),
        date: day.nullable(),
        amount: money.nullable(),
        currency,
      }),
    )
    .describe('The first ten new entries'),
})
export type ImportPreview = z.infer<typeof importPreview>

const csvFile = z.object({
  ...ofLedger,
  file: z.file().describe('A CSV file from the export or from a spreadsheet'),
  dates: z.enum(['auto', 'dmy', 'mdy']).default('auto').describe('How to read 03/04/2026; auto follows the other dates in the file'),
  decimals: z.enum(['auto', 'point', 'comma']).default('auto').describe('The decimal separator'),
})
/** How to read dates and amounts that are ambiguous. */
export type CsvReading = Pick<z.output<typeof csvFile>, 'dates' | 'decimals'>

const csvImport = csvFile.extend({
  bad_lines: z.enum(['refuse', 'skip']).default('refuse').describe('Whether to refuse a file with invalid lines or to skip these lines'),
  assumptions: z.enum(['refuse', 'accept']).default('refuse').describe('Whether the preview’s `assumed` is confirmed, if there is any'),
})
export type CsvFile = z.output<typeof csvFile>
export type CsvImport = z.output<typeof csvImport>
/** What the member decided in the preview. */
export type ImportDecisions = Pick<CsvImport, 'bad_lines' | 'assumptions'>

const upload = uploadOf(csvLimit.bytes, investmentProblems.fileTooLarge)

export const csvContract = {
  exportCsv: procedure
    .meta({ load: 'heavy' })
    .route({
      method: 'GET',
      path: '/investments/export',
      summary: 'Export a ledger as CSV, with a line for each cash flow and valuation; importing the file recreates the ledger',
      tags,
    })
    .input(z.object(ofLedger))
    .output(downloadOf('text/csv')),
  previewImport: procedure
    .meta({ upload })
    .route({
      method: 'POST',
      path: '/investments/import/preview',
      summary: 'Preview what a CSV file would add to the ledger, with all invalid lines',
      tags,
    })
    .input(csvFile)
    .output(importPreview),
  importCsv: procedure
    .meta({ upload })
    .route({
      method: 'POST',
      path: '/investments/import',
      summary: 'Import a CSV file, in full or not at all; importing it again adds nothing',
      tags,
    })
    .input(csvImport)
    .output(adds.extend({ skipped: z.number().int() })),
}
