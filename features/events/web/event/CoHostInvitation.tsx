import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { events, refreshEvents } from '../data.ts'

/** Asks an invited member whether they host the event, too. */
export function CoHostInvitation({ event: { id, isInvited, is_cancelled } }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const member = useMember()
  const answer = useMutation({
    mutationFn: (isAccepted: boolean) =>
      isAccepted ? events.call.acceptCoHosting({ id }) : events.call.removeCoHost({ id, member_id: member?.id ?? '' }),
    onSuccess: () => refreshEvents(queryClient),
    onError: (error) => toast.error(t`Failed to save your answer`, { description: problemOf(error).text }),
  })
  if (!isInvited || !member || is_cancelled) return null
  return (
    <Banner tone="info" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <Trans>You are invited to host this event, too. Co-hosts can edit it, see who attends and check people in.</Trans>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="small" pending={answer.isPending && answer.variables} onPress={() => answer.mutate(true)}>
            <Trans>Become a co-host</Trans>
          </Button>
          <Button size="small" variant="quiet" pending={answer.isPending && !answer.variables} onPress={() => answer.mutate(false)}>
            <Trans>Decline</Trans>
          </Button>
        </span>
      </div>
    </Banner>
  )
}
