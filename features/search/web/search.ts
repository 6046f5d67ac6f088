import { dealStatuses } from '#features/deals/statuses.ts'
import { topics } from '#features/newsfeed/topics.ts'
import { fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { givenId, givenTime, oneOf, searchText } from '#platform/web/rooms/address-values.ts'
import { longestQuery } from '../limits.ts'

/** The search in the page's address, without invalid values. `in` is a kind; unknown ones find nothing. */
export const validSearch = (raw: Record<string, unknown>) => ({
  q: searchText(raw['q'], longestQuery) || undefined,
  in: searchText(raw['in'], 40) || undefined,
  from: givenId(raw['from']),
  stage: oneOf(fundingStages, raw['stage']),
  industry: oneOf(industries, raw['industry']),
  status: oneOf(dealStatuses, raw['status']),
  topic: oneOf(topics, raw['topic']),
  since: givenTime(raw['since']),
})
export type ScreenSearch = Partial<ReturnType<typeof validSearch>>
