import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { eventReminders } from './data.ts'
import { ReminderRow } from './ReminderRow.tsx'

/** The member's reminders for an event, or nothing. */
export function SetReminders({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  const { data } = useQuery(eventReminders(eventId))
  if (!data || data.items.length === 0) return null
  return (
    <ul aria-label={t`Your reminders for this event`} className="card divide-y divide-line px-4 phone:pe-2">
      {data.items.map((reminder) => (
        <ReminderRow key={reminder.id} reminder={reminder} />
      ))}
    </ul>
  )
}
