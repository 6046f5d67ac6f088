import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { eventById, events, refreshEvents } from '../data.ts'
import { ExternalRegistration } from './ExternalRegistration.tsx'
import { QuestionsDialog } from './QuestionsDialog.tsx'

/** Coming to an event, or not any more; at the head of what one can do about it. */
export function Registration({ event, isOver }: { event: EventDetails; isOver: boolean }) {
  if (event.is_cancelled || isOver) {
    return isOver && !event.is_cancelled ? (
      <p className="text-ink-2">
        <Trans>This event is over.</Trans>
      </p>
    ) : null
  }
  const isIn = event.standing === 'registered' || event.standing === 'waiting' || event.standing === 'requested'
  if (isIn) return <Registered event={event} />
  if (event.source !== 'community') return <ExternalRegistration event={event} />
  return event.standing === 'declined' ? (
    <p className="text-ink-2">
      <Trans>The host could not give you a place at this event.</Trans>
    </p>
  ) : (
    <Register event={event} />
  )
}

function Register({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const register = useRegister(event)
  const isFull = event.capacity !== null && ((event.going ?? 0) >= event.capacity || event.waiting > 0)
  const label = event.needs_approval ? t`Ask for a place` : isFull ? t`Join the waiting list` : t`Register`
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
          <Trans>The host answers each request.</Trans>
        ) : isFull ? (
          <Trans>All places are taken. You get one as soon as it becomes free, in the order of the list.</Trans>
        ) : (
          <Trans>The host sees your name and your profile.</Trans>
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

/** Says how the registration stands as soon as the server does. */
function useRegister({ id }: EventDetails) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answers: Record<string, string>) => events.call.register({ id, answers }),
    onSuccess({ status }) {
      queryClient.setQueryData(eventById(id).queryKey, (event) => event && { ...event, standing: status })
      const texts = { registered: t`You are registered`, waiting: t`You are on the waiting list`, requested: t`The host was asked` }
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
      toast.info(t`You are not registered any more`)
      return refreshEvents(queryClient)
    },
    onError: (error) => toast.error(t`This could not be changed`, { description: problemOf(error).text }),
  })
  return (
    <div>
      <p className="font-medium">
        {standing === 'registered' ? (
          <Trans>You are going.</Trans>
        ) : standing === 'waiting' ? (
          <Trans>You are on the waiting list. We tell you as soon as you have a place.</Trans>
        ) : (
          <Trans>The host has your request. We tell you the answer.</Trans>
        )}
      </p>
      <Button className="mt-3 w-full" onPress={() => setSure(true)}>
        <Trans>I cannot come</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isSure}
        onOpenChange={setSure}
        title={t`Give up your place at “${title}”?`}
        description={
          isElsewhere ? (
            <Trans>This changes your list here. Cancel with the organiser too, where you registered.</Trans>
          ) : (
            <Trans>Your place goes to whoever waits longest. You can register again while there is room.</Trans>
          )
        }
        confirmLabel={t`Give it up`}
        cancelLabel={t`Keep it`}
        closeLabel={t`Close`}
        pending={leave.isPending}
        pendingLabel={t`Saving`}
        onConfirm={() => leave.mutate()}
      />
    </div>
  )
}
