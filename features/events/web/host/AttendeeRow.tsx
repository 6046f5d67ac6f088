import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf } from '#platform/web/problem.ts'
import { useNow } from '#platform/web/use-now.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Attendee } from '../../hosting-contract.ts'
import { checkInOpens } from '../../limits.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { events, refreshEvents } from '../data.ts'
import { statusLabels } from '../labels.ts'

/** A registration with its answers and the host's actions. */
export function AttendeeRow({ event, attendee: { member, status, answers } }: { event: EventDetails; attendee: Attendee }) {
  const { i18n } = useLingui()
  const given = event.questions.flatMap(({ id, label }) => (answers[id] ? [{ id, label, answer: answers[id] }] : []))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={40} />
      <div className="min-w-0 flex-1 basis-44">
        <Link to={profilePath(member.id)} dir="auto" className="block truncate font-medium hover:underline">
          {member.full_name}
        </Link>
        <p dir="auto" className="truncate text-ink-2">
          {member.company_name}
        </p>
      </div>
      <Badge tone={status === 'registered' || status === 'attended' ? 'success' : 'neutral'}>{i18n._(statusLabels[status])}</Badge>
      <Answers event={event} member={member} status={status} />
      {given.length > 0 && (
        <dl className="w-full ps-13 phone:ps-0">
          {given.map(({ id, label, answer }) => (
            <div key={id} className="mb-1.5">
              <dt className="text-12 text-ink-3 wrap-anywhere">{label}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The host's actions: accept or decline, then record attendance. Colleagues without the right to edit the event only do the latter. */
function Answers({ event, member, status }: { event: EventDetails } & Pick<Attendee, 'member' | 'status'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const now = useNow()
  const name = member.full_name
  const about = { id: event.id, member_id: member.id }
  const change = useMutation({
    mutationFn: (to: 'in' | 'out' | 'registered' | 'attended' | 'no_show') =>
      to === 'in' || to === 'out'
        ? events.call.answerRequest({ ...about, isAccepted: to === 'in' })
        : events.call.checkIn({ ...about, status: to }),
    onError: (error) => toast.error(t`Failed to save the change`, { description: problemOf(error).text }),
    onSettled: () => refreshEvents(queryClient),
  })
  if (event.is_cancelled || event.is_hidden) return null
  const hasBegun = new Date(event.starts_at).getTime() - checkInOpens <= now
  const isAhead = new Date(event.ends_at).getTime() > now
  const isAnswered = event.can.edit && isAhead
  const button = (to: Parameters<typeof change.mutate>[0], label: string, text: string, variant?: 'soft') => (
    <Button
      size="small"
      variant={variant}
      aria-label={label}
      pending={change.isPending && change.variables === to}
      onPress={() => change.mutate(to)}
    >
      {text}
    </Button>
  )
  return (
    <div className="flex gap-2 empty:hidden">
      {isAnswered && status === 'requested' && button('in', t`Accept request from ${name}`, t`Accept`, 'soft')}
      {isAnswered &&
        (status === 'requested' || (status === 'registered' && event.needs_approval && !hasBegun)) &&
        button('out', t`Decline request from ${name}`, t`Decline`)}
      {status === 'registered' && hasBegun && button('attended', t`Check in ${name}`, t`Check in`, 'soft')}
      {status === 'registered' && !isAhead && button('no_show', t`Mark as no-show: ${name}`, t`Mark as no-show`)}
      {(status === 'attended' || status === 'no_show') && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Undo: ${name}`}
          pending={change.isPending}
          onPress={() => change.mutate('registered')}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </div>
  )
}
