import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, Mail, X } from 'lucide-react'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import { eventReminders, reminders } from './data.ts'
import { offsetLabels } from './labels.ts'

/** The reminders of an event that one has set, each with the way to remove it; nothing where there are none. */
export function SetReminders({ eventId }: { eventId: string }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { data } = useQuery(eventReminders(eventId))
  const remove = useMutation({
    mutationFn: (id: string) => reminders.call.remove({ id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reminders.query.key() }),
    onError: (error) => toast.error(t`The reminder could not be removed`, { description: problemOf(error).text }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <ul aria-label={t`Reminders you have set`} className="card divide-y divide-line">
      {data.items.map(({ id, type, offset, remind_at, message }) => {
        const Icon = type === 'email' ? Mail : Bell
        const before = i18n._(offsetLabels[offset])
        const at = new Date(remind_at).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' })
        return (
          <li key={id} className="flex items-center gap-3 py-2 ps-4 pe-2">
            <Icon className="icon-sm text-ink-2" aria-label={type === 'email' ? t`Email` : t`Browser`} />
            <span className="min-w-0 flex-1">
              {before} <span className="text-ink-3">· {at}</span>
              {message && <span className="block truncate text-12 text-ink-2">{message}</span>}
            </span>
            <IconButton
              icon={X}
              size="small"
              label={t`Remove the reminder ${before}`}
              isDisabled={remove.isPending}
              onPress={() => remove.mutate(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
