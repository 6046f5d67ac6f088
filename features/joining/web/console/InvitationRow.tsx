import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { formatDate, formatDay } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Invitation } from '../../invitations-contract.ts'
import { joining } from '../data.ts'
import { refetchConsole } from './refetch.ts'
import { useStateNames } from './state-names.ts'

/** An invitation, with how often it was used. */
export function InvitationRow({ invitation, actions }: { invitation: Invitation; actions: ReactNode }) {
  const { t, i18n } = useLingui()
  const states = useStateNames()
  const { state, email, full_name, note, uses, most_uses: most, user_type, expires_at, created_by: inviter, created_at, group } = invitation
  const name = email ?? (note || t`Link without a note`)
  const created = formatDay(created_at)
  // Links end with a date of UTC, as it was chosen.
  const until = expires_at && (email === null ? formatDate(expires_at.slice(0, 10)) : formatDay(expires_at))
  const number = (count: number) => count.toLocaleString(readerLocale())
  const ofMost = most === null ? '' : number(most)
  const used = number(uses)
  const groupName = group?.name
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <Badge tone={state === 'open' ? 'success' : state === 'failed' ? 'danger' : 'neutral'}>{states[state]}</Badge>
        </p>
        <p className="text-ink-2 wrap-anywhere">
          {email === null &&
            (most === null ? (
              <Plural value={uses} one="Used by # person" other="Used by # people" />
            ) : (
              <Trans>
                Used {used} of {ofMost}
              </Trans>
            ))}
          {[full_name, user_type && i18n._(typeLabels[user_type]), groupName && t`Group: ${groupName}`]
            .filter(Boolean)
            .map((each) => `${email === null ? ' · ' : ''}${each}`)
            .join(' · ')}
        </p>
        <p className="text-12 text-ink-2">
          {inviter ? (
            <Trans>
              Created by {inviter} on {created}
            </Trans>
          ) : (
            <Trans>Created on {created}</Trans>
          )}
          {until && (state === 'open' || state === 'expired') && (
            <>
              {' · '}
              <Trans>Works until {until}</Trans>
            </>
          )}
        </p>
      </div>
      <ForStaff area="community" changing>
        <div className="flex flex-wrap gap-2">
          {actions}
          <TakeBack invitation={invitation} name={name} />
        </div>
      </ForStaff>
    </li>
  )
}

function TakeBack({ invitation: { id, state }, name }: { invitation: Invitation; name: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const takeBack = useMutation({
    mutationFn: () => joining.call.takeBack({ ids: [id] }),
    onSuccess: () => toast.success(t`Invitation taken back`),
    onError: (error) => toast.error(t`Failed to take back the invitation`, { description: problemOf(error).text }),
    onSettled: () => refetchConsole(queryClient),
  })
  if (state === 'used' || state === 'takenBack' || state === 'expired') return null
  return (
    <Button size="small" variant="quiet" aria-label={t`Take back ${name}`} pending={takeBack.isPending} onPress={() => takeBack.mutate()}>
      <Trans context="invitation">Take back</Trans>
    </Button>
  )
}
