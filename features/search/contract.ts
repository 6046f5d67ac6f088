import * as z from 'zod'
import { givenTimestamp, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { dealStatuses } from '#features/deals/statuses.ts'
import { topics } from '#features/newsfeed/topics.ts'
import { fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { countCap } from './count-cap.ts'
import { longestName, longestQuery, mostNew, mostSaved } from './limits.ts'

const kind = z.string().max(40)

const savedFilters = z.object({
  query: z.string().trim().max(longestQuery, tooLong(longestQuery)).default(''),
  kinds: z
    .string()
    .max(400)
    .optional()
    .describe('Only these kinds, separated by commas (`post,deal`); all by default. Unknown ones find nothing'),
  from: memberId.optional().describe('Only what this member wrote or posted'),
  stage: z.enum(fundingStages).optional(),
  industry: z.enum(industries).optional(),
  status: z.enum(dealStatuses).optional().describe('Of deals'),
  topic: z.enum(topics).optional().describe('Of posts'),
})
export type SavedFilters = z.output<typeof savedFilters>

const filters = savedFilters.extend({ since: givenTimestamp.optional().describe('Only what others have added since') })
export type SearchFilters = z.output<typeof filters>

const savedId = z.uuid().toLowerCase()
const savedSearch = z.object({
  id: savedId,
  name: z.string(),
  filters: z.record(z.string(), z.string()).describe('As in the query of a search'),
  new_count: z
    .number()
    .int()
    .describe(`How many results others had added by this morning since \`seen_at\`; more than ${mostNew} are ${mostNew + 1}`),
  seen_at: timestamp.describe('When the member last opened it'),
})
export type SavedSearch = z.infer<typeof savedSearch>
const nothing = z.object({})
const tags = ['Search']

const marked = z.array(z.object({ text: z.string(), is_found: z.boolean().describe('Whether it is a word that was found') }))
const result = z.object({
  kind,
  id: z.uuid(),
  part: z.number().int().describe('Of something with several, such as the pages of a document; otherwise 0'),
  href: z.string().describe('The address of its screen'),
  title: marked,
  note: z.string().describe('Beside the title: the author, the company'),
  excerpt: marked.describe('The part of the text with the most words of the search'),
  at: timestamp,
})
export type SearchResult = z.infer<typeof result>

const corrected = z.string().nullable().describe('The query with the spelling that was found, if nothing was found as typed')

export const searchContract = {
  find: procedure
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Find what you may read: names first, then the closest and newest',
      tags,
    })
    .input(filters.extend(pageInput().shape))
    .output(
      pageOf(result).extend({
        corrected,
        words: z
          .object({ had: z.number().int(), of: z.number().int() })
          .nullable()
          .describe('How many words of the search the results have, if nothing has all of them'),
      }),
    ),
  count: procedure
    .route({ method: 'GET', path: '/search/counts', summary: 'Count what a search finds, by kind', tags })
    .input(filters.omit({ kinds: true }))
    .output(
      z.object({
        items: z.array(
          z.object({
            kind,
            count: z.number().int().describe(`At most ${countCap}`),
            more: z.boolean().describe('Whether there may be more than were counted'),
          }),
        ),
      }),
    ),
  suggest: procedure
    .route({
      method: 'GET',
      path: '/search/suggestions',
      summary: 'Find the best few of each kind, while a search is typed',
      tags,
    })
    .input(savedFilters)
    .output(z.object({ items: z.array(result.omit({ excerpt: true })), corrected })),
  saved: procedure
    .route({ method: 'GET', path: '/search/saved', summary: 'List your saved searches, latest first', tags })
    .output(z.object({ items: z.array(savedSearch).max(mostSaved) })),
  save: procedure
    .route({
      method: 'PUT',
      path: '/search/saved/{id}',
      summary: 'Save a search: once a day you are told of new results. Saving it again does nothing',
      tags,
    })
    .input(
      z.object({
        id: savedId,
        name: text(longestName)
          .min(1, invalid(/*i18n*/ { id: 'search.name', message: 'Please enter a name' }))
          .describe('How you recognise it: its words and filters'),
        filters: savedFilters,
      }),
    )
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: '/search/saved/{id}', summary: 'Remove a saved search', tags })
    .input(z.object({ id: savedId }))
    .output(nothing),
  markSeen: procedure
    .route({
      method: 'PUT',
      path: '/search/saved/{id}/seen',
      summary: 'Tell that you have opened a saved search: nothing in it is new',
      tags,
    })
    .input(z.object({ id: savedId }))
    .output(nothing),
}

export const searchLive = {
  /** The member's saved searches, or what is new in them, have changed. */
  'search.savedChanged': z.object({}),
}
