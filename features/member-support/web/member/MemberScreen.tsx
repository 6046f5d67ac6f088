import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { profilePath } from '#features/members/paths.ts'
import { ConsoleScreen, StaffOnly } from '#features/operators/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { supportPath } from '../../paths.ts'
import { StateBadge } from '../StateBadge.tsx'
import { supportedMember } from '../data.ts'
import { Account } from './Account.tsx'
import { Acts } from './Acts.tsx'
import { Mails } from './Mails.tsx'
import { Reports } from './Reports.tsx'
import { Sessions } from './Sessions.tsx'

/** A member's account, for those who help them. */
export function MemberScreen() {
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  return (
    <StaffOnly area="community">
      <Supported key={id} id={id} />
    </StaffOnly>
  )
}

function Supported({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...supportedMember(id ?? ''), enabled: id !== undefined })
  // Of a member who leaves while the page is open, the account is not shown any more.
  const isGone = !id || (error && problemOf(error).code === 'NOT_FOUND')
  const shown = isGone ? undefined : data
  const hasProfile = shown?.state === 'active' || shown?.state === 'unconfirmed'
  return (
    <ConsoleScreen
      area="community"
      back={{ href: supportPath(), label: t`Members` }}
      title={shown?.member.full_name ?? t`Member`}
      actions={
        shown && (
          <>
            <StateBadge state={shown.state} />
            {hasProfile && (
              <Link to={profilePath(shown.member.id)} className={buttonClass({ size: 'small' })}>
                <Trans>View profile</Trans>
              </Link>
            )}
          </>
        )
      }
    >
      {shown ? (
        <>
          <Account found={shown} />
          <Sessions found={shown} />
          <Mails id={shown.member.id} />
          <Reports found={shown} />
          <Acts id={shown.member.id} />
        </>
      ) : isGone ? (
        <EmptyState icon={UserRoundX} title={t`No such member`}>
          <Trans>This member has left the community, or the link is incomplete.</Trans>
        </EmptyState>
      ) : error ? (
        <LoadFailed title={t`Failed to load the account`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the account`} className="card grid gap-5 p-5">
          <Skeleton className="w-60" />
          <Skeleton className="w-72" />
          <Skeleton className="w-52" />
        </SkeletonGroup>
      )}
    </ConsoleScreen>
  )
}
