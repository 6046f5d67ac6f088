import * as z from 'zod'
import { largestInteger, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { languages } from '#platform/language.ts'
import { longestAdditions, longestReason, longestSummary } from './limits.ts'

const byLanguage = (most: number) =>
  z.object({ en: text(most).default(''), de: text(most).default(''), fr: text(most).default(''), es: text(most).default('') })
export type ByLanguage = z.output<ReturnType<typeof byLanguage>>

const summary = byLanguage(longestSummary).refine(
  (words) => Object.values(words).some(Boolean),
  invalid(/*i18n*/ { id: 'legal.summary', message: 'Please describe what changed, in at least one language' }),
)
const additions = byLanguage(longestAdditions).describe('Rules of the community’s own, at the end of the text')
const number = z.number().int().min(1).max(largestInteger)

const version = z.object({
  number: z.number().int(),
  published_at: timestamp,
  is_required: z.boolean().describe('Members had to accept it; otherwise they were told'),
  summary: z.string().describe('What changed, in the reader’s language if there is one; empty for the first'),
})
export type TermsVersion = z.infer<typeof version>

const tags = ['Terms']

export const legalContract = {
  news: procedure
    .meta({ beforeTerms: true })
    .route({ method: 'GET', path: '/terms', summary: 'Get the versions of the terms that you do not know yet, newest first', tags })
    .output(
      z.object({
        number: z.number().int().describe('The newest version'),
        known: z.number().int().describe('The newest version that you accepted or were told of'),
        changes: z.array(version),
      }),
    ),
  accept: procedure
    .meta({ beforeTerms: true })
    .route({ method: 'PUT', path: '/terms/acceptance', summary: 'Accept the newest terms, or confirm that you have read them', tags })
    .input(z.object({ number }))
    .output(z.object({})),
  state: procedure
    .route({ method: 'GET', path: '/operators/terms', summary: 'Get how many members accepted the newest terms', tags })
    .output(
      z.object({
        number: z.number().int(),
        is_kept: z.boolean().describe('Whether its text is fixed; false while it follows the settings of a new community'),
        is_required: z.boolean(),
        known: z.number().int().describe('Members who accepted it, or were told of it'),
        members: z.number().int(),
        additions,
      }),
    ),
  versions: procedure
    .route({ method: 'GET', path: '/operators/terms/versions', summary: 'List the published versions, newest first', tags })
    .input(pageInput())
    .output(pageOf(version)),
  preview: procedure
    .meta({ isQuestion: true })
    .route({
      method: 'POST',
      path: '/operators/terms/preview',
      summary: 'Get the text as it would be published, compared to the newest version',
      tags,
    })
    .input(z.object({ language: z.enum(languages), additions }))
    .output(
      z.object({
        has_changed: z.boolean().describe('In any language'),
        parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), html: z.string() })),
      }),
    ),
  publish: procedure
    .route({ method: 'POST', path: '/operators/terms', summary: 'Publish a new version of the terms; the reason is logged', tags })
    .input(
      z.object({
        base: number.describe('The newest version when the differences were read; refused if there is a newer one'),
        is_required: z.boolean(),
        summary,
        additions,
        reason: text(longestReason).min(1, invalid(/*i18n*/ { id: 'legal.reason', message: 'Please enter a reason' })),
      }),
    )
    .output(z.object({ number: z.number().int() })),
}

export const legalLive = {
  /** New terms were published, or the member accepted them elsewhere. */
  'legal.termsChanged': z.object({}),
}
