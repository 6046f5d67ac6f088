import { formatDay, formatMoment } from '#platform/web/format-day.ts'

/** The date an update was sent, with the time in a tooltip. @param at UTC, ISO 8601 */
export const SentTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap">
    {formatDay(at)}
  </time>
)
