import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Announcement } from '../contract.ts'
import { announcementsPath } from '../paths.ts'
import { announcements } from './data.ts'

interface DraftActionsProps {
  announcement: Announcement
  isDisabled: boolean
  onChanged: (announcement: Announcement) => void
}

/** Deletes a draft, or calls off what is scheduled. */
export function DraftActions({ announcement: { id, state, title }, isDisabled, onChanged }: DraftActionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const callOff = useMutation({
    mutationFn: () => announcements.call.callOff({ id }),
    onSuccess: onChanged,
    onError: (error) => toast.error(t`Failed to call off the announcement`, { description: problemOf(error).text }),
  })
  const remove = useMutation({
    mutationFn: () => announcements.call.remove({ id }),
    async onSuccess() {
      await navigate({ to: announcementsPath(), replace: true })
      await queryClient.invalidateQueries({ queryKey: announcements.query.list.key() })
    },
    onError: (error) => toast.error(t`Failed to delete the draft`, { description: problemOf(error).text }),
  })
  if (state === 'scheduled') {
    return (
      <Button className="me-auto" isDisabled={isDisabled} pending={callOff.isPending} onPress={() => callOff.mutate()}>
        <Trans>Call off</Trans>
      </Button>
    )
  }
  return (
    <>
      <Button className="me-auto" isDisabled={isDisabled} onPress={() => setRemoving(true)}>
        <Trans>Delete draft</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={t`Delete “${title}”?`}
        description={t`It was not sent. This cannot be undone.`}
        confirmLabel={t`Delete draft`}
        cancelLabel={t`Keep draft`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Deleting`}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
