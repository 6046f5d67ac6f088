import type { TextValue } from '#platform/contract.ts'
import type { EventFacts } from './facts.ts'

type When = Pick<EventFacts, 'event_date' | 'end_date' | 'time_zone' | 'all_day'>

/** When an event starts, or its dates, for texts: 'Thursday, 26 November 2026 at 09:30 EET'. */
export const whenInText = ({ event_date, end_date, time_zone: zone, all_day }: When) =>
  ({ from: event_date.toISOString(), ...(all_day && { until: end_date.toISOString() }), zone }) satisfies TextValue
