import { useLingui } from '@lingui/react/macro'
import { nameOfDay } from './name-of-day.ts'

/** The name of a day in headings: Today, Yesterday, Wednesday 18 November. */
export function DayName({ day, now }: { day: Date; now: Date }) {
  const { t } = useLingui()
  const name = nameOfDay(day, now)
  return name === 'today' ? t`Today` : name === 'yesterday' ? t`Yesterday` : name.date
}
