import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { Invitation } from '../../invitations-contract.ts'
import { invitations, joining } from '../data.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { NewLink } from './NewLink.tsx'

/** Invitation links, which anyone who has them may use. */
export function Links() {
  const { t } = useLingui()
  const [isCreating, setCreating] = useState(false)
  const [code, setCode] = useState<string>()
  const pages = useInfiniteQuery(invitations({ kind: 'links' }))
  return (
    <SettingsGroup
      title={t`Links`}
      description={t`Anyone who has a link can join with it. Share it with people you trust, and limit how often it can be used.`}
      actions={
        <ForStaff area="community" changing>
          <Button size="small" variant="primary" onPress={() => setCreating(true)}>
            <Trans>Create link</Trans>
          </Button>
        </ForStaff>
      }
    >
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading links`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load links`}
        empty={
          <EmptyState icon={Link2} title={t`No links yet`}>
            <Trans>Create one for an event or a newsletter, for example.</Trans>
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((each) => (
              <InvitationRow key={each.id} invitation={each} actions={<Renew invitation={each} onCode={setCode} />} />
            ))}
          </ul>
        )}
      </PagedList>
      {isCreating && (
        <LinkDialog
          onClose={() => setCreating(false)}
          onCreated={(created) => {
            setCreating(false)
            setCode(created)
          }}
        />
      )}
      {code !== undefined && <NewLink code={code} onClose={() => setCode(undefined)} />}
    </SettingsGroup>
  )
}

/** Shows the address of a link again by giving it another one, since only the address's hash is stored. */
function Renew({ invitation: { id, state, note }, onCode }: { invitation: Invitation; onCode: (code: string) => void }) {
  const { t } = useLingui()
  const renew = useMutation({
    mutationFn: () => joining.call.renewLink({ id }),
    onSuccess: ({ code }) => onCode(code),
    onError: (error) => toast.error(t`Failed to create a new address`, { description: problemOf(error).text }),
  })
  if (state !== 'open') return null
  return (
    <Button size="small" variant="quiet" aria-label={t`New address for ${note}`} pending={renew.isPending} onPress={() => renew.mutate()}>
      <Trans>New address</Trans>
    </Button>
  )
}
