import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bell, Mail, X } from 'lucide-react'
import { eventPath } from '#features/events/paths.ts'
import { formatMoment } from '#platform/web/format-day.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Reminder } from '../contract.ts'
import { offsetLabels } from './labels.ts'
import { useRemoveReminder } from './use-remove-reminder.ts'

/** A reminder with its time and type, and a button to remove it. @param isNamed whether to name the event */
export function ReminderRow({ reminder, isNamed = false }: { reminder: Reminder; isNamed?: boolean }) {
  const { t, i18n } = useLingui()
  const remove = useRemoveReminder()
  const { id, event_id, title, type, offset, remind_at, message } = reminder
  const Icon = type === 'email' ? Mail : Bell
  const before = i18n._(offsetLabels[offset])
  const at = formatMoment(remind_at)
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon className="icon-sm text-ink-2" role="img" aria-label={type === 'email' ? t`Email` : t`Browser`} />
      <div className="min-w-0 flex-1">
        {isNamed && (
          <Link to={eventPath(event_id)} dir="auto" className="block truncate font-medium hover:underline">
            {title}
          </Link>
        )}
        <p className={isNamed ? 'text-12 text-ink-2' : undefined}>
          {before} <span className="text-ink-3">· {at}</span>
        </p>
        {message && (
          <p dir="auto" className="truncate text-12 text-ink-2">
            {message}
          </p>
        )}
      </div>
      <IconButton
        icon={X}
        size="small"
        label={isNamed ? t`Remove the reminder for ${title}, ${before}` : t`Remove the reminder ${before}`}
        isDisabled={remove.isPending}
        onPress={() => remove.mutate(id)}
      />
    </li>
  )
}
