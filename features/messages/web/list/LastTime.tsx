import { useLingui } from '@lingui/react/macro'
import { lastTime } from '../times.ts'
import { useToday } from '../use-today.ts'

/** When something was said, as short as a list needs it. */
export function LastTime({ time }: { time: string }) {
  const { t } = useLingui()
  const shown = lastTime(new Date(time), useToday())
  return <time dateTime={time}>{shown === 'yesterday' ? t`Yesterday` : shown}</time>
}
