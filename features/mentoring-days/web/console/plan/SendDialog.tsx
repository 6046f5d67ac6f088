import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedDay } from '../../../contract.ts'
import { mentoringDays, useChange } from '../../data.ts'
import { useSeenVersion } from '../use-seen-version.ts'

/** Confirms that everybody gets their schedule. */
export function SendDialog({ day, onClose }: { day: OperatedDay; onClose: () => void }) {
  const { t } = useLingui()
  const sendSeen = useSeenVersion(day)
  const { title, people } = day
  const send = useChange({
    send: () => sendSeen((seen) => mentoringDays.call.send(seen)),
    failed: t`Failed to send the schedule`,
    onDone() {
      onClose()
      toast.success(t`Sent. Everybody is notified.`)
    },
  })
  const count = people.filter(({ is_out: isOut }) => !isOut).length
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      isDangerous={false}
      title={t`Send “${title}” to all?`}
      description={t`${plural(count, { one: '# person gets', other: '# people get' })} a notification and an email with their schedule. The meetings appear in their calendars. You can still change single meetings afterwards.`}
      confirmLabel={t`Send to all`}
      cancelLabel={t`Not yet`}
      closeLabel={t`Close`}
      pending={send.isPending}
      pendingLabel={t`Sending`}
      onConfirm={() => send.mutate()}
    />
  )
}
