import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { MemberField } from '#features/organisations/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { coHostsOfEvent, events, refreshEvents } from '../data.ts'

/** Invites co-hosts, and shows who was invited. */
export function CoHostsDialog({ event, onClose }: { event: EventDetails; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<MemberBrief | null>(null)
  const { data } = useQuery(coHostsOfEvent(event.id))
  const invited = data?.items ?? []
  const invite = useMutation({
    mutationFn: (member_id: string) => events.call.inviteCoHost({ id: event.id, member_id }),
    onSuccess() {
      setChosen(null)
      toast.success(t`Invitation sent`)
      return refreshEvents(queryClient)
    },
  })
  const remove = useMutation({
    mutationFn: (member_id: string) => events.call.removeCoHost({ id: event.id, member_id }),
    onSuccess: () => refreshEvents(queryClient),
    onError: (error) => toast.error(t`Failed to save the change`, { description: problemOf(error).text }),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Co-hosts`}
      description={t`Co-hosts can edit the event, see who attends and check people in. They are shown on the event.`}
      closeLabel={t`Close`}
    >
      {invited.length > 0 && (
        <ul className="grid gap-2">
          {invited.map(({ member, isAccepted }) => (
            <li key={member.id} className="flex min-h-control items-center gap-3">
              <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={28} />
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-medium">{member.full_name}</bdi>
                {!isAccepted && (
                  <span className="block text-12 text-ink-3">
                    <Trans>Invited</Trans>
                  </span>
                )}
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={t`Remove ${member.full_name}`}
                pending={remove.isPending && remove.variables === member.id}
                onPress={() => remove.mutate(member.id)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MemberField
        label={t`Member`}
        hint={event.organisation ? t`A connection of yours, or somebody of the organisation.` : t`A connection of yours.`}
        error={invite.error && problemOf(invite.error).text}
        value={chosen}
        onChange={(member) => {
          invite.reset()
          setChosen(member)
        }}
        except={[...invited.map(({ member }) => member.id), ...(event.host_id ? [event.host_id] : [])]}
      />
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button
          variant="primary"
          isDisabled={!chosen}
          pending={invite.isPending}
          pendingLabel={t`Sending`}
          onPress={() => chosen && invite.mutate(chosen.id)}
        >
          <Trans>Invite</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
