import * as z from 'zod'
import { downloadOf, procedure, timestamp } from '#platform/contract.ts'
import { problems } from '#platform/problems.ts'
import { memberBrief } from '#features/members/contract.ts'
import { value } from '#features/sustainability/answers-contract.ts'
import { states } from '#features/sustainability/answers/value.ts'
import { aboutYear, count, language, year } from '#features/sustainability/common-contract.ts'
import { section } from '#features/sustainability/question-contract.ts'
import { formats } from './formats.ts'
import { fileLimit } from './limits.ts'
import { reportProblems } from './problems.ts'

const tags = ['Sustainability']
const path = '/organisations/{id}/sustainability/{year}'

const content = z.object({
  value,
  unit: z.string().nullable(),
  shown: z.string().nullable().describe('Chosen options in words; null for what the reader’s device formats'),
})

const change = z.object({
  question: z.string(),
  row: z.string(),
  section,
  label: z.string(),
  row_label: z.string().nullable(),
  kind: z.string(),
  after: content,
  before: content
    .extend({ not_applicable: z.string().nullable(), state: z.enum(states), author: memberBrief.nullable(), changed_at: timestamp })
    .nullable()
    .describe('Null for a new answer'),
})
export type ImportChange = z.infer<typeof change>

const fileProblem = z.object({
  place: z.string().nullable().describe('A cell, the id of a fact, or a field'),
  label: z.string().nullable().describe('The question that it is about'),
  problem: z.string().describe('Key in the message catalogue'),
  message: z.string().describe('The message in English, with its parameters filled in'),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  is_blocking: z.boolean().describe('Whether the rest cannot be imported without it'),
})

const importPreview = z.object({
  format: z.enum(formats).nullable().describe('Null if the file is none of them'),
  year: year.nullable().describe('The year that the file is about, if it says so'),
  entity: z
    .object({ name: z.string(), identifier: z.string(), is_other: z.boolean().describe('Whether your page has another identifier') })
    .nullable(),
  currency: z.string().describe('Of the year’s amounts'),
  new_count: count,
  changed_count: count,
  same_count: count.describe('Answers of the file that you have already, or that follow from others'),
  changes: z.array(change),
  problems: z.array(fileProblem).describe('The first two hundred'),
  problem_count: count,
  is_blocked: z.boolean().describe('Whether nothing can be imported'),
  seen: z.string().describe('Send it with the import: what colleagues changed since is not overwritten'),
})
export type ImportPreview = z.infer<typeof importPreview>

const file = z.file().describe('A filled VSME template (.xlsx), an xBRL-JSON report, or Invest Europe’s fields as CSV or JSON')
const upload = {
  maxBytes: fileLimit.bytes,
  problems: { missing: reportProblems.noFile, tooLarge: reportProblems.fileTooLarge, signedOut: problems.signedOut },
}

export const sustainabilityReportsContract = {
  previewImport: procedure
    .meta({ upload })
    .route({ method: 'POST', path: `${path}/import/preview`, summary: 'Preview what a file would answer; changes nothing', tags })
    .input(aboutYear.extend({ file, language }))
    .output(importPreview),
  importFile: procedure
    .meta({ upload })
    .route({ method: 'POST', path: `${path}/import`, summary: 'Import the answers of a file, all of them or none', tags })
    .input(
      aboutYear.extend({
        file,
        seen: z.string().max(200).describe('From the preview'),
        with_problems: z
          .enum(['refuse', 'skip'])
          .default('refuse')
          .describe('Whether to refuse a file with problems or to skip what is named'),
      }),
    )
    .output(z.object({ imported: count, skipped: count })),
  export: procedure
    .meta({ load: 'heavy' })
    .route({ method: 'GET', path: `${path}/export`, summary: 'Download an organisation’s answers for a year that you can read', tags })
    .input(aboutYear.extend({ format: z.enum(formats), language }))
    .output(downloadOf('application/octet-stream')),
}
