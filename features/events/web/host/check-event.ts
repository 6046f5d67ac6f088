import { fieldTexts } from '../../field-texts.ts'
import { longestEvent, mostDates } from '../../limits.ts'
import { timesOf } from '../../zoned-time.ts'
import { type EventValues, inputOf } from './event-values.ts'

/** Checks the form before it is sent, like the server. */
export function checkEvent(values: EventValues) {
  const input = inputOf(values)
  const when = timesOf(input)
  const isTooLong = when && when.ends_at.getTime() - when.starts_at.getTime() > longestEvent * 86_400_000
  const endProblem = !when
    ? undefined
    : when.ends_at <= when.starts_at
      ? fieldTexts.endsBefore
      : isTooLong
        ? { ...fieldTexts.tooLong, values: { days: longestEvent } }
        : undefined
  return {
    title: !values.title.trim() && fieldTexts.title,
    starts: !when && fieldTexts.starts,
    ends: endProblem,
    venue: values.format !== 'online' && !values.venue.trim() && !values.city && fieldTexts.venue,
    max_price: values.min_price !== null && values.max_price !== null && values.max_price < values.min_price && fieldTexts.priceRange,
    times: values.repeats !== 'never' &&
      values.repeats_until === 'times' &&
      !values.times && { ...fieldTexts.repeat, values: { most: mostDates } },
    until: values.repeats !== 'never' && values.repeats_until === 'until' && values.until <= values.starts.slice(0, 10) && fieldTexts.until,
    questions: values.questions.some(({ label }) => !label.trim()) && fieldTexts.question,
  }
}
