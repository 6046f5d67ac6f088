import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link as LinkIcon, Mail, Pencil, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { useCopy } from '#platform/web/use-copy.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { useMember } from '#features/members/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { longestText } from '../../limits.ts'
import { attendeesPath, editEventPath, publicEventPath } from '../../paths.ts'
import { events, refreshEvents } from '../data.ts'
import { CoHostsDialog } from './CoHostsDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { ScopeField } from './ScopeField.tsx'

/** The host's actions, and attendance figures. */
export function HostActions({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const [isCancelling, setCancelling] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const isOpen = new Date(event.ends_at).getTime() > useNow() && !event.is_cancelled && !event.is_hidden
  const { going, capacity, waiting, requests, isOwn, can } = event
  const lines = [
    capacity === null
      ? t`${plural(going ?? 0, { 0: 'No registrations yet', one: '# registered', other: '# registered' })}`
      : t`${going ?? 0} of ${plural(capacity, { one: '# place taken', other: '# places taken' })}`,
    waiting > 0 ? t`${plural(waiting, { one: '# on the waiting list', other: '# on the waiting list' })}` : '',
  ].filter(Boolean)
  return (
    <section aria-label={isOwn || event.isCoHost ? t`Your event` : t`Your organisation’s event`} className="card grid gap-3 p-4">
      <p className="font-medium">{lines.join(', ')}</p>
      <Link to={attendeesPath(event.id)} className={buttonClass(isOwn ? { variant: 'primary' } : {})}>
        <Users aria-hidden />
        <Trans>Attendees</Trans>
        {requests > 0 && <CountBadge>{String(requests)}</CountBadge>}
      </Link>
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {isOpen && can.edit && (
          <>
            <Link to={editEventPath(event.id)} className={buttonClass()}>
              <Pencil aria-hidden />
              <Trans>Edit</Trans>
            </Link>
            <Button onPress={() => setCancelling(true)}>
              <Trans>Cancel event</Trans>
            </Button>
          </>
        )}
        {can.edit && !event.is_hidden && (going ?? 0) + waiting > 0 && (
          <Button onPress={() => setWriting(true)}>
            <Mail aria-hidden />
            <Trans>Write message</Trans>
          </Button>
        )}
        {isOpen && can.chooseCoHosts && (
          <Button onPress={() => setSharing(true)}>
            <UserPlus aria-hidden />
            <Trans>Co-hosts</Trans>
          </Button>
        )}
        {event.is_public && !event.is_hidden && <ShareLink id={event.id} />}
        {event.isCoHost && <StopCoHosting id={event.id} />}
      </div>
      <MessageDialog event={event} isOpen={isWriting} onOpenChange={setWriting} />
      {isSharing && <CoHostsDialog event={event} onClose={() => setSharing(false)} />}
      <CancelEvent event={event} isOpen={isCancelling} onOpenChange={setCancelling} />
    </section>
  )
}

function StopCoHosting({ id }: { id: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const member = useMember()
  const stop = useMutation({
    mutationFn: (member_id: string) => events.call.removeCoHost({ id, member_id }),
    onSuccess: () => refreshEvents(queryClient),
    onError: (error) => toast.error(t`Failed to save the change`, { description: problemOf(error).text }),
  })
  if (!member) return null
  return (
    <Button variant="quiet" pending={stop.isPending} onPress={() => stop.mutate(member.id)}>
      <Trans>Stop co-hosting</Trans>
    </Button>
  )
}

/** Copies the address of the page that visitors can read. */
function ShareLink({ id }: { id: string }) {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  return (
    <>
      <Button onPress={() => copy(location.origin + publicEventPath(id), t`Link copied`)}>
        <LinkIcon aria-hidden />
        <Trans>Copy link</Trans>
      </Button>
      {prompt}
    </>
  )
}

/** Confirms a cancellation, with an optional message to attendees. */
function CancelEvent({
  event: { id, title, more_dates },
  isOpen,
  onOpenChange,
}: {
  event: EventDetails
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<'one' | 'following'>('one')
  const cancel = useMutation({
    mutationFn: () => events.call.cancel({ id, reason, scope }),
    onSuccess() {
      onOpenChange(false)
      toast.success(t`Event cancelled`)
      return refreshEvents(queryClient)
    },
    onError: (error) => toast.error(t`Failed to cancel the event`, { description: problemOf(error).text }),
  })
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Cancel “${title}”?`}
      description={t`Everyone who registered will be notified. This can’t be undone.`}
      closeLabel={t`Close`}
    >
      {more_dates > 0 && <ScopeField value={scope} onChange={setScope} />}
      <TextArea
        label={t`Message to attendees`}
        mark={t`Optional`}
        value={reason}
        onChange={setReason}
        rows={3}
        limit={longestText.cancelReason}
      />
      <DialogActions>
        <Button onPress={() => onOpenChange(false)}>
          <Trans>Keep event</Trans>
        </Button>
        <Button variant="danger" pending={cancel.isPending} pendingLabel={t`Cancelling`} onPress={() => cancel.mutate()}>
          <Trans>Cancel event</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
