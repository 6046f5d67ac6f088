import type { TextValue } from '#platform/contract.ts'
import { type Speaker, inWords } from '#platform/in-words.ts'
import type { EventFacts } from './facts.ts'

type When = Pick<EventFacts, 'event_date' | 'end_date' | 'time_zone' | 'all_day'>

/** When an event begins, or its dates, for texts. */
export const whenInText = ({ event_date, end_date, time_zone: zone, all_day }: When) =>
  ({ from: event_date.toISOString(), ...(all_day && { until: end_date.toISOString() }), zone }) satisfies TextValue

/** When an event is, for mails: 'Thursday, 26 November 2026 at 09:30 EET', or its dates. */
export const whenText = (event: When, speaker: Speaker): string => inWords(whenInText(event), speaker)
