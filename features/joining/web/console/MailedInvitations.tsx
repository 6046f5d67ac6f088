import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { fetchFile, saveFile } from '#platform/web/download.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Select } from '#ui/Select.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { Invitation } from '../../invitations-contract.ts'
import { type InvitationState, invitationStates } from '../../vocabulary.ts'
import { invitationCounts, invitations, joining } from '../data.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { refetchConsole } from './refetch.ts'
import { useStateNames } from './state-names.ts'

/** How often the counts are refreshed while emails are being sent, in milliseconds. */
const progressInterval = 3_000

/** Invitations by email, each for one address. */
export function MailedInvitations() {
  const { t } = useLingui()
  const [isInviting, setInviting] = useState(false)
  const counts = useQuery({ ...invitationCounts(), refetchInterval: ({ state }) => (state.data?.queued ? progressInterval : false) }).data
  const number = (count: number) => count.toLocaleString(readerLocale())
  const download = useMutation({
    mutationFn: async () => {
      const { content, name } = await fetchFile('/api/operators/joining/invitations/export')
      saveFile(content, name)
    },
    onError: (error) => toast.error(t`Failed to export the invitations`, { description: problemOf(error).text }),
  })
  return (
    <>
      <SettingsGroup
        title={t`By email`}
        description={t`Each invitation is for one address. People who accept it don’t have to confirm that address.`}
        actions={
          <>
            {counts && counts.all > 0 && (
              <Button size="small" pending={download.isPending} pendingLabel={t`Exporting`} onPress={() => download.mutate()}>
                <Trans>Export</Trans>
              </Button>
            )}
            <ForStaff area="community" changing>
              <Button size="small" variant="primary" onPress={() => setInviting(true)}>
                <Trans>Invite people</Trans>
              </Button>
            </ForStaff>
          </>
        }
      >
        {counts && counts.all > 0 && (
          <div className="py-4">
            <StatStrip
              size="compact"
              stats={[
                { label: t({ message: 'Being sent', context: 'invitations' }), value: number(counts.queued) },
                { label: t({ message: 'Sent', context: 'invitations' }), value: number(counts.sent) },
                { label: t({ message: 'Not delivered', context: 'invitations' }), value: number(counts.failed) },
                { label: t({ message: 'Joined', context: 'invitations' }), value: number(counts.joined) },
              ]}
            />
          </div>
        )}
        <Addresses isAny={(counts?.all ?? 0) > 0} />
      </SettingsGroup>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

function Addresses({ isAny }: { isAny: boolean }) {
  const { t } = useLingui()
  const names = useStateNames()
  const [address, setAddress] = useState('')
  const [state, setState] = useState<InvitationState | 'all'>('all')
  const sought = useDebouncedValue(address.trim(), 250)
  const pages = useInfiniteQuery(invitations({ kind: 'emails', ...(sought && { address: sought }), ...(state !== 'all' && { state }) }))
  return (
    <>
      {isAny && (
        <div className="flex flex-wrap gap-3 py-4">
          <TextField
            className="min-w-0 flex-1 basis-48"
            label={t`Address begins with`}
            value={address}
            onChange={setAddress}
            spellCheck="false"
          />
          <Select<InvitationState | 'all'>
            className="w-44 phone:w-full"
            label={t({ message: 'State', context: 'invitation' })}
            value={state}
            onChange={setState}
            options={[
              { id: 'all', label: t({ message: 'All', context: 'invitations' }) },
              ...invitationStates.map((id) => ({ id, label: names[id] })),
            ]}
          />
        </div>
      )}
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading invitations`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load invitations`}
        empty={
          sought || state !== 'all' ? (
            <EmptyState icon={Mail} title={t`No matching invitations`}>
              <Trans>Change the address or the state.</Trans>
            </EmptyState>
          ) : (
            <EmptyState icon={Mail} title={t`Nobody has been invited by email yet`}>
              <Trans>Type or paste addresses, or choose a file from a spreadsheet.</Trans>
            </EmptyState>
          )
        }
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((each) => (
              <InvitationRow key={each.id} invitation={each} actions={<SendAgain invitation={each} />} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function SendAgain({ invitation: { id, state, email } }: { invitation: Invitation }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: () => joining.call.sendAgain({ id }),
    onSuccess: () => toast.success(t`The invitation is on its way`),
    onError: (error) => toast.error(t`Failed to send the invitation`, { description: problemOf(error).text }),
    onSettled: () => refetchConsole(queryClient),
  })
  if (state !== 'open' && state !== 'failed' && state !== 'expired') return null
  const address = email ?? ''
  return (
    <Button size="small" variant="quiet" aria-label={t`Send again to ${address}`} pending={send.isPending} onPress={() => send.mutate()}>
      <Trans>Send again</Trans>
    </Button>
  )
}
