import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { events, refreshEvents } from '../data.ts'
import { RegistrationHelp } from './RegistrationHelp.tsx'

/** Helps to register with an outside organiser, then lets the member confirm that they did. */
export function ExternalRegistration({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [hasLeft, setLeft] = useState(false)
  const register = useMutation({
    mutationFn: () => events.call.register({ id: event.id }),
    onSuccess() {
      toast.success(t`Added to your events`)
      return refreshEvents(queryClient)
    },
    onError: (error) =>
      toast.error(t`Registration process failed. Please try again or contact support.`, { description: problemOf(error).text }),
  })
  const open = () => {
    if (event.website) setOpen(true)
    else toast.error(t`Registration URL not available. Please contact the event organizer directly.`)
  }
  return (
    <div>
      <Button variant={hasLeft ? 'secondary' : 'primary'} className="w-full" onPress={open}>
        <Trans>Register with the organiser</Trans>
        <ExternalLink aria-hidden />
      </Button>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <p className="text-ink-2">{hasLeft ? <Trans>Did you register?</Trans> : <Trans>Already registered there?</Trans>}</p>
        <Button
          size="small"
          variant={hasLeft ? 'primary' : 'quiet'}
          pending={register.isPending}
          pendingLabel={t`Saving`}
          onPress={() => register.mutate()}
        >
          <Trans>I registered</Trans>
        </Button>
      </div>
      {event.website && (
        <RegistrationHelp event={event} website={event.website} isOpen={isOpen} onOpenChange={setOpen} onLeft={() => setLeft(true)} />
      )}
    </div>
  )
}
