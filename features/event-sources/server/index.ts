export { type Occurrence, occurrencesIn } from './icalendar/occurrences.ts'
export { dayAfter } from './normalise/time.ts'
