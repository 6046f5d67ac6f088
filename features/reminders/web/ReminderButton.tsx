import { Trans, useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { ReminderDialog } from './ReminderDialog.tsx'

/** Opens the reminders of an upcoming event. */
export function ReminderButton({ event }: Slots['event.actions']) {
  const { t } = useLingui()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  if (event.is_cancelled || Date.parse(event.starts_at) <= now) return null
  return (
    <>
      <Button className="flex-1" aria-label={t`Set a reminder for ${event.title}`} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Bell aria-hidden />
        <Trans>Reminder</Trans>
      </Button>
      {isOpen && <ReminderDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}
