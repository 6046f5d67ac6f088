import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, Plus } from 'lucide-react'
import { useRef } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useMember } from '#features/members/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { RowsSkeleton } from '#ui/Skeleton.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { newOrganisationPath } from '../../paths.ts'
import { ownOrganisations, receivedInvitations } from '../data.ts'
import { OwnRow } from './OwnRow.tsx'
import { Proposals } from './Proposals.tsx'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'

/** The organisations the member is in, invited to, or may belong to. */
export function OwnOrganisations() {
  const { t } = useLingui()
  usePageTitle('subject', t`Your organisations`)
  const own = useQuery(ownOrganisations())
  const invitations = useQuery(receivedInvitations())
  const error = own.error ?? invitations.error
  const items = own.data?.items ?? []
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, `${items.length} ${invitations.data?.items.length}`)
  return (
    <div ref={box} tabIndex={-1} className="settles mx-auto grid max-w-190 gap-7 outline-none" {...keptFocus}>
      <div className="-mb-4">
        <PageHeading
          title={t`Your organisations`}
          actions={
            items.length > 0 && (
              <Link to={newOrganisationPath()} className={buttonClass()}>
                <Plus aria-hidden />
                <Trans>Create organisation</Trans>
              </Link>
            )
          }
        />
      </div>
      {own.data && invitations.data ? (
        <>
          <ReceivedInvitations invitations={invitations.data.items} />
          {items.length > 0 ? (
            <ul className="card px-5 phone:px-4">
              {items.map((each) => (
                <OwnRow key={each.id} organisation={each} />
              ))}
            </ul>
          ) : (
            <>
              <Proposals proposed={own.data.proposed} />
              <None hasProposals={own.data.proposed.length > 0} />
            </>
          )}
        </>
      ) : error ? (
        <LoadFailed
          title={t`Failed to load your organisations`}
          error={error}
          onRetry={() => void Promise.all([own.refetch(), invitations.refetch()])}
        />
      ) : (
        <RowsSkeleton label={t`Loading your organisations`} count={2} />
      )}
    </div>
  )
}

/** Says what organisations are for, and offers to create one. */
function None({ hasProposals }: { hasProposals: boolean }) {
  const { t } = useLingui()
  const company = useMember()?.company_name
  return (
    <div className="card">
      <EmptyState
        icon={Building2}
        title={hasProposals ? t`None of these?` : t`You’re not in an organisation yet`}
        action={
          <Link
            to={newOrganisationPath(company)}
            className={buttonClass({
              variant: hasProposals ? 'secondary' : 'primary',
              // A long name takes two lines.
              className: 'h-auto! min-h-control max-w-full py-1.5 text-balance whitespace-normal!',
            })}
          >
            {company ? <Trans>Create a page for {company}</Trans> : <Trans>Create organisation</Trans>}
          </Link>
        }
      >
        <Trans>
          Each company or fund has one page. Its people post, answer and decide there together, and the page stays when somebody leaves.
        </Trans>
      </EmptyState>
    </div>
  )
}
