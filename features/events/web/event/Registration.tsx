import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { useMember } from '#features/members/web/index.ts'
import { editProfilePath } from '#features/profiles/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { eventById, events, refreshEvents } from '../data.ts'
import { ExternalRegistration } from './ExternalRegistration.tsx'
import { QuestionsDialog } from './QuestionsDialog.tsx'
import { TicketButton } from './TicketButton.tsx'

/** Register for an event, or cancel; the first of the actions. */
export function Registration({ event, isOver }: { event: EventDetails; isOver: boolean }) {
  if (event.is_cancelled || isOver) {
    return isOver && !event.is_cancelled ? (
      <p className="text-ink-2">
        <Trans>This event is over.</Trans>
      </p>
    ) : null
  }
  if (event.standing === 'attended') {
    return (
      <p className="font-medium">
        <Trans>You’re checked in.</Trans>
      </p>
    )
  }
  const isIn = event.standing === 'registered' || event.standing === 'waiting' || event.standing === 'requested'
  if (isIn) return <Registered event={event} />
  if (event.is_hidden) return null
  if (event.source !== 'community') return <ExternalRegistration event={event} />
  return event.standing === 'declined' ? (
    <p className="text-ink-2">
      <Trans>The host was unable to offer you a place at this event.</Trans>
    </p>
  ) : (
    <Register event={event} />
  )
}

function Register({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const register = useRegister(event)
  const member = useMember()
  const isFull = event.capacity !== null && ((event.going ?? 0) >= event.capacity || event.waiting > 0)
  const label = event.needs_approval ? t`Request a place` : isFull ? t`Join waiting list` : t`Register`
  if (member && !member.profile_completed) return <ProfileNeeded />
  return (
    <div>
      <Button
        variant="primary"
        className="w-full"
        pending={register.isPending}
        pendingLabel={t`Registering`}
        onPress={() => (event.questions.length > 0 ? setAsking(true) : register.mutate({}))}
      >
        {label}
      </Button>
      <p className="mt-2 text-12 text-ink-3">
        {event.needs_approval ? (
          <Trans>The host reviews each request.</Trans>
        ) : isFull ? (
          <Trans>This event is full. If a place becomes free, it goes to the next person on the waiting list.</Trans>
        ) : (
          <Trans>The host will see your name and profile.</Trans>
        )}
      </p>
      <QuestionsDialog
        event={event}
        isOpen={isAsking}
        onOpenChange={setAsking}
        submitLabel={label}
        onSubmit={async (answers) => {
          await register.mutateAsync(answers)
          setAsking(false)
        }}
      />
    </div>
  )
}

/** New members, who may have joined for this event, introduce themselves first. */
function ProfileNeeded() {
  return (
    <div>
      <Link to={editProfilePath()} className={buttonClass({ variant: 'primary', className: 'w-full' })}>
        <Trans>Complete your profile to register</Trans>
      </Link>
      <p className="mt-2 text-12 text-ink-3">
        <Trans>The host will see your name and profile.</Trans>
      </p>
    </div>
  )
}

/** Shows the new status as soon as the server answers. */
function useRegister({ id }: EventDetails) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answers: Record<string, string>) => events.call.register({ id, answers }),
    onSuccess({ status }) {
      queryClient.setQueryData(eventById(id).queryKey, (event) => event && { ...event, standing: status })
      const texts = {
        registered: t`You are registered`,
        waiting: t`You are on the waiting list`,
        requested: t`Your request was sent to the host`,
      }
      toast.success(texts[status as keyof typeof texts] ?? t`You are registered`)
      return refreshEvents(queryClient)
    },
    onError: (error) =>
      toast.error(t`Registration process failed. Please try again or contact support.`, { description: problemOf(error).text }),
  })
}

function Registered({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isSure, setSure] = useState(false)
  const { id, title, standing } = event
  const isElsewhere = event.source !== 'community'
  const leave = useMutation({
    mutationFn: () => events.call.unregister({ id }),
    onSuccess() {
      setSure(false)
      toast.info(t`Your registration was cancelled`)
      return refreshEvents(queryClient)
    },
    onError: (error) => toast.error(t`Failed to save the change`, { description: problemOf(error).text }),
  })
  return (
    <div>
      <p className="font-medium">
        {event.is_hidden ? (
          <Trans>You’re registered for this event.</Trans>
        ) : standing === 'registered' ? (
          <Trans>You’re attending this event.</Trans>
        ) : standing === 'waiting' ? (
          <Trans>You’re on the waiting list. We’ll notify you as soon as you have a place.</Trans>
        ) : (
          <Trans>Your request was sent to the host. We’ll notify you when they answer.</Trans>
        )}
      </p>
      {event.ticket && <TicketButton event={event} ticket={event.ticket} />}
      <Button className="mt-3 w-full" onPress={() => setSure(true)}>
        <Trans>Cancel registration</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isSure}
        onOpenChange={setSure}
        title={t`Cancel your registration for “${title}”?`}
        description={
          isElsewhere ? (
            <Trans>This only removes the event from your list here. Please also cancel your registration with the organiser.</Trans>
          ) : event.is_hidden ? (
            <Trans>You can’t register again while the event is hidden.</Trans>
          ) : (
            <Trans>Your place goes to the next person on the waiting list. You can register again while places are available.</Trans>
          )
        }
        confirmLabel={t`Cancel registration`}
        cancelLabel={t`Keep registration`}
        closeLabel={t`Close`}
        pending={leave.isPending}
        pendingLabel={t`Saving`}
        onConfirm={() => leave.mutate()}
      />
    </div>
  )
}
