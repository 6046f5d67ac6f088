import * as z from 'zod'
import { openProcedure, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { answer } from './answers-contract.ts'
import { states } from './answers/value.ts'
import { about, day, language, tags, year } from './common-contract.ts'
import { section } from './question-contract.ts'

/** An answer as readers see it. */
const shown = answer.omit({ author: true }).extend({
  label: z.string(),
  row_label: z.string().nullable(),
  shown: z.string().nullable().describe('A chosen option in words; null for what the reader’s device formats'),
  quantity: z.string().nullable(),
  kind: z.string(),
  contradiction: z
    .object({ computed: z.string(), difference: z.string(), formula: z.string() })
    .nullable()
    .describe('What follows from the other answers, if that differs'),
  may_confirm: z.boolean(),
})
export type ShownAnswer = z.infer<typeof shown>

/** What stands at a glance on an organisation's page, its deals and its people's profiles. */
export const fact = z.object({
  fact: z.enum(['emissions', 'renewable-energy', 'women-leading', 'taxonomy-aligned', 'goals']),
  value: z.string().describe('An exact decimal; goals as a list of their numbers'),
  unit: z.string().nullable(),
  year,
  state: z.enum(states),
  basis: z.enum(['measured', 'estimated']).nullable(),
})
export type Fact = z.infer<typeof fact>

const sheet = z.object({
  year: year.nullable().describe('Null if the reader can read nothing'),
  years: z.array(year).describe('Years of which the reader can read something, newest first'),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  currency: z.enum(currencies),
  facts: z.array(fact).describe('The year at a glance, from the answers that the reader can read'),
  sections: z.array(z.object({ section, label: z.string(), answers: z.array(shown) })),
  closed_sections: z.number().int().describe('Sections of which the reader can read nothing, or not all'),
  is_team: z.boolean(),
  request: z
    .object({ id: z.uuid(), state: z.enum(['open', 'granted']), framework: z.string(), year })
    .nullable()
    .describe('The reader’s newest open or granted request'),
})
export type Sheet = z.infer<typeof sheet>

const reading = z.object({ reader: memberBrief, year, sections: z.array(section), read_at: timestamp })
export type Reading = z.infer<typeof reading>

export const readingProcedures = {
  read: openProcedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/sustainability',
      summary: 'Read what an organisation shares with you about its sustainability',
      tags,
    })
    .input(about.extend({ year: year.optional(), language }))
    .output(sheet),
  facts: openProcedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/sustainability/facts',
      summary: 'Get the few facts that an organisation shows everyone',
      tags,
    })
    .input(about)
    .output(z.object({ facts: z.array(fact), has_more: z.boolean().describe('Whether there is more to read than these') })),
  readings: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/sustainability/readings',
      summary: 'List who read your organisation’s answers, latest first',
      tags,
    })
    .input(about.extend(pageInput().shape))
    .output(pageOf(reading)),
}
