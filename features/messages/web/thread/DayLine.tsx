import { useLingui } from '@lingui/react/macro'
import { nameOfDay } from '../times.ts'

/** Above the messages of a day. */
export function DayLine({ day, now }: { day: Date; now: Date }) {
  const { t } = useLingui()
  const name = nameOfDay(day, now)
  return (
    <h3 className="pt-3.5 pb-4 text-center text-12 font-medium text-ink-3">
      {name === 'today' ? t`Today` : name === 'yesterday' ? t`Yesterday` : name.date}
    </h3>
  )
}
