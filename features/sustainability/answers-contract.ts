import * as z from 'zod'
import { pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { memberBrief } from '#features/members/contract.ts'
import { bases, states } from './answers/value.ts'
import { audiences } from './audience.ts'
import { about, aboutYear, count, day, language, nothing, tags, year } from './common-contract.ts'
import { evidence } from './evidence-contract.ts'
import { longestText } from './limits.ts'
import { framework, question, questionId, rowKey, searchedList, section } from './question-contract.ts'

export const value = z
  .union([z.string().max(longestText.long), z.boolean(), z.array(z.string().max(200)).max(200)])
  .nullable()
  .describe('Numbers are exact decimals as text: "184.2"')

const answered = z.object({
  value,
  unit: z.string().max(20).nullable(),
  basis: z.enum(bases).nullable().describe('How a figure was found'),
  not_applicable: z.string().nullable().describe('Why the question does not apply; null if it does'),
})

export const answer = answered.extend({
  question: questionId,
  row: z.string(),
  state: z.enum(states),
  version: count,
  author: memberBrief.nullable(),
  changed_at: timestamp,
  evidence: z.array(evidence),
  confirmations: z.array(z.object({ reader: memberBrief, statement: z.string(), confirmed_at: timestamp })),
})
export type Answer = z.infer<typeof answer>

const figure = z.object({
  question: questionId,
  row: z.string(),
  computed: z.string().describe('In the first unit of the quantity'),
  difference: z.string().nullable().describe('The stated figure less the computed one; null if they agree or nothing is stated'),
})

const progress = z.object({ answered: count, asked: count })

const overview = z.object({
  year,
  starts_on: day,
  ends_on: day,
  currency: z.enum(currencies),
  years: z.array(z.object({ year, answers: count })).describe('Years with answers, newest first'),
  frameworks: z.array(progress.extend({ framework, open_requests: count })),
  sections: z.array(
    progress.extend({
      section,
      label: z.string(),
      drafts: count,
      evidenced: count,
      contradictions: count,
      audience: z.enum(audiences),
      taken_by: memberBrief.nullable(),
    }),
  ),
  next: z
    .object({ question: questionId, section, label: z.string(), frameworks: z.array(framework) })
    .nullable()
    .describe('The unanswered question that helps most'),
  proposals: count.describe('Answers of the year before that could be kept'),
  can_decide: z.boolean().describe('Whether the reader decides who reads'),
})
export type Overview = z.infer<typeof overview>

const version = z.object({
  id: z.string(),
  act: z.enum(['answered', 'deleted', 'imported', 'evidence added', 'evidence removed', 'confirmed', 'confirmation withdrawn']),
  ...answered.shape,
  state: z.enum(states).nullable(),
  author: memberBrief.nullable(),
  written_at: timestamp,
})
export type AnswerVersion = z.infer<typeof version>

const aboutAnswer = aboutYear.extend({ question: questionId, row: rowKey })
const path = '/organisations/{id}/sustainability/{year}'

export const answersProcedures = {
  overview: procedure
    .route({ method: 'GET', path: `${path}/overview`, summary: 'See how far your organisation’s answers for a year are', tags })
    .input(aboutYear.extend({ language }))
    .output(overview),
  questions: procedure
    .route({
      method: 'GET',
      path: `${path}/questions`,
      summary: 'List the questions of a section or framework with your organisation’s answers',
      tags,
    })
    .input(aboutYear.extend({ section: section.optional(), framework: framework.optional(), language }))
    .output(
      z.object({
        title: z.string().nullable().describe('Of the section'),
        currency: z.enum(currencies),
        questions: z.array(question),
        answers: z.array(answer),
        proposals: z.array(answered.extend({ question: questionId, row: z.string() })).describe('Last year’s, where this year has none'),
        figures: z.array(figure).describe('What follows from other answers'),
      }),
    ),
  options: procedure
    .route({
      method: 'GET',
      path: '/sustainability/options/{list}',
      summary: 'Search a long list of options, such as sectors or pollutants',
      tags,
    })
    .input(
      z.object({
        list: searchedList,
        q: text(100).default(''),
        ids: z
          .string()
          .max(20_000)
          .transform((ids) => ids.split(',').filter(Boolean))
          .optional()
          .describe('These ones instead of a search, separated by commas'),
        language,
      }),
    )
    .output(z.object({ items: z.array(z.object({ id: z.string(), label: z.string() })) })),
  setPeriod: procedure
    .route({ method: 'PUT', path, summary: 'Set the period that a year’s answers are about, and their currency', tags })
    .input(aboutYear.extend({ starts_on: day, ends_on: day, currency: z.enum(currencies) }))
    .output(nothing),
  answer: procedure
    .route({
      method: 'PUT',
      path: `${path}/answers/{question}`,
      summary: 'Answer a question, as a draft or for readers. Refused if a colleague has answered it since the version that you saw',
      tags,
    })
    .input(
      aboutAnswer.extend({
        value: value.default(null),
        unit: z.string().max(20).nullable().default(null),
        basis: z.enum(bases).nullable().default(null),
        not_applicable: text(longestText.reason).nullable().default(null).describe('Why it does not apply, in place of a value'),
        is_draft: z.boolean().default(false),
        version: z.number().int().min(0).describe('The version that you saw; 0 if there was no answer'),
      }),
    )
    .output(answer),
  clear: procedure
    .route({ method: 'DELETE', path: `${path}/answers/{question}`, summary: 'Delete an answer; its history is kept', tags })
    .input(aboutAnswer.extend({ version: z.coerce.number().int().min(1) }))
    .output(nothing),
  keep: procedure
    .route({ method: 'POST', path: `${path}/kept`, summary: 'Take answers of the year before as drafts for this year', tags })
    .input(aboutYear.extend({ questions: z.array(questionId).min(1).max(500).optional().describe('All by default') }))
    .output(z.object({ kept: count })),
  history: procedure
    .route({ method: 'GET', path: `${path}/answers/{question}/history`, summary: 'List what an answer was, newest first', tags })
    .input(aboutAnswer.extend(pageInput().shape))
    .output(pageOf(version)),
  takeSection: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}/sustainability/sections/{section}/colleague',
      summary: 'Take care of a section, or give it back',
      tags,
    })
    .input(about.extend({ section, is_mine: z.boolean() }))
    .output(nothing),
}
