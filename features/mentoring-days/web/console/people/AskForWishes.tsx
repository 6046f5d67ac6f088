import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedDay } from '../../../contract.ts'
import { mentoringDays, useChange } from '../../data.ts'
import { dateOf } from '../../labels.ts'

/** Asks everybody who they would like to meet, or again those who have not answered. */
export function AskForWishes({ day: { id, version, state, people, wishes_until } }: { day: OperatedDay }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const ask = useChange({
    send: () => mentoringDays.call.ask({ id, version }),
    failed: t`Failed to ask for wishes`,
    onDone() {
      setAsking(false)
      toast.success(t`Done. Everybody is notified.`)
    },
  })
  const open = people.filter(({ has_answered: has }) => !has).length
  if (state === 'sent' || (state === 'open' && open === 0)) return null
  const until = wishes_until ? dateOf(wishes_until) : undefined
  const label = state === 'draft' ? t`Ask for wishes` : t`Ask again`
  return (
    <>
      <Button variant={state === 'draft' ? 'primary' : 'secondary'} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous={false}
        title={label}
        description={
          until ? (
            <Trans>
              People who will be notified: {open}. They can choose up to five people from the other side until {until}.
            </Trans>
          ) : (
            <Trans>Choose a last day for wishes under “Settings” first.</Trans>
          )
        }
        confirmLabel={label}
        cancelLabel={t`Not yet`}
        closeLabel={t`Close`}
        pending={ask.isPending}
        onConfirm={() => ask.mutate()}
      />
    </>
  )
}
