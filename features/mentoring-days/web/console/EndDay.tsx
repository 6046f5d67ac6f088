import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { OperatedDay } from '../../contract.ts'
import { mentoringDaysPath } from '../../paths.ts'
import { mentoringDays, useChange } from '../data.ts'
import { useSeenVersion } from './use-seen-version.ts'

/** Deletes a draft, or cancels a day that members know about. */
export function EndDay({ day }: { day: OperatedDay }) {
  const [isAsking, setAsking] = useState(false)
  if (day.state === 'cancelled') return null
  return (
    <ForStaff area="programme" changing>
      <Button variant="danger" className="justify-self-start" onPress={() => setAsking(true)}>
        {day.state === 'draft' ? <Trans>Delete draft</Trans> : <Trans>Cancel this day</Trans>}
      </Button>
      {isAsking && <EndDialog day={day} onClose={() => setAsking(false)} />}
    </ForStaff>
  )
}

function EndDialog({ day, onClose }: { day: OperatedDay; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const sendSeen = useSeenVersion(day)
  const { id, title, state } = day
  const isDraft = state === 'draft'
  const end = useChange({
    send: () => (isDraft ? mentoringDays.call.remove({ id }) : sendSeen((seen) => mentoringDays.call.cancel(seen))),
    failed: isDraft ? t`Failed to delete the draft` : t`Failed to cancel the day`,
    onDone() {
      onClose()
      if (isDraft) void navigate({ to: mentoringDaysPath() })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={isDraft ? t`Delete “${title}”?` : t`Cancel “${title}”?`}
      description={
        isDraft
          ? t`Its people and the plan are deleted. Nobody is notified.`
          : t`All meetings are cancelled, and everybody who takes part is notified. This can’t be undone.`
      }
      confirmLabel={isDraft ? t`Delete draft` : t`Cancel this day`}
      cancelLabel={t`Keep it`}
      closeLabel={t`Close`}
      pending={end.isPending}
      onConfirm={() => end.mutate()}
    />
  )
}
