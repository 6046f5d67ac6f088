import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { ConsoleScreen, ForStaff, StaffOnly } from '#features/operators/web/index.ts'
import { supportedMemberPath } from '#features/member-support/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { formatMoment } from '#platform/web/format-day.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { WholeCase } from '../../contract.ts'
import { earlierShown } from '../../limits.ts'
import { reportsPath } from '../../paths.ts'
import { oneCase } from '../data.ts'
import { useKindNames } from '../names.ts'
import { CaseReports } from './CaseReports.tsx'
import { CaseState } from './CaseState.tsx'
import { Deciding } from './Deciding.tsx'
import { DecisionItem } from './DecisionItem.tsx'
import { ProfileAsItWas, ReportedWords } from './Reported.tsx'
import { useWatchedCases } from './use-watched-cases.ts'

/** A case with everything needed to decide it, and the form for the decision. */
export function CaseScreen() {
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  return <StaffOnly area="moderation">{id ? <Loaded key={id} id={id} /> : <NoCase />}</StaffOnly>
}

function Loaded({ id }: { id: string }) {
  const { t } = useLingui()
  useWatchedCases()
  const { data, error, refetch } = useQuery({ ...oneCase(id), refetchInterval: usePolling() })
  if (data) return <Case found={data} />
  if (!error) {
    return (
      <SkeletonGroup label={t`Loading the case`} className="mx-auto grid max-w-190 gap-4">
        <Skeleton className="h-7 w-60" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    )
  }
  if (problemOf(error).code === 'NOT_FOUND') return <NoCase />
  return <LoadFailed title={t`Failed to load the case`} error={error} onRetry={() => void refetch()} />
}

function NoCase() {
  const { t } = useLingui()
  usePageTitle('subject', t`Page not found`)
  return (
    <EmptyState isPage icon={Compass} title={t`Page not found`}>
      <Trans>This case does not exist or has been deleted. Reports are deleted after a year.</Trans>
    </EmptyState>
  )
}

function Case({ found }: { found: WholeCase }) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const { kind, member, decisions, earlier, profile, said, suspension } = found
  const name = member?.full_name ?? t`A former member`
  const kindName = kinds[kind]
  return (
    <ConsoleScreen
      area="moderation"
      back={{ href: reportsPath(), label: t`Reports` }}
      title={kind === 'member' ? name : t`${kindName} by ${name}`}
      actions={<CaseState found={{ ...found, decision: decisions.at(-1) ?? null }} />}
    >
      <Facts found={found} />
      {suspension && <Suspended suspension={suspension} />}
      {said.length > 0 && (
        <SettingsGroup title={t`Reported content`} description={t`As it was when last reported.`}>
          <ReportedWords found={found} />
        </SettingsGroup>
      )}
      {profile && (
        <SettingsGroup title={t`The profile when reported`}>
          <ProfileAsItWas profile={profile} />
        </SettingsGroup>
      )}
      {found.reports > 0 && <CaseReports found={found} />}
      {decisions.length > 0 && (
        <SettingsGroup title={t`Decisions in this case`}>
          <ul className="divide-y divide-line">
            {decisions.map((decision) => (
              <DecisionItem key={decision.id} decision={decision} />
            ))}
          </ul>
        </SettingsGroup>
      )}
      <ForStaff area="moderation" changing>
        <Deciding found={found} />
      </ForStaff>
      {earlier.length > 0 && (
        <SettingsGroup
          title={t`Earlier decisions about ${name}`}
          description={t`From other cases within a year. At most the last ${earlierShown} are shown.`}
        >
          <ul className="divide-y divide-line">
            {earlier.map((decision) => (
              <DecisionItem key={decision.id} decision={decision} isElsewhere />
            ))}
          </ul>
        </SettingsGroup>
      )}
    </ConsoleScreen>
  )
}

/** How often it was reported, by how many members, and where to view it. */
function Facts({ found }: { found: WholeCase }) {
  const { reports, reporters, reports_of_member, reporters_of_member, member, suspension, address, content_state } = found
  const hasPlace = address !== null && content_state !== 'removed' && content_state !== 'gone'
  return (
    <div className="grid gap-1 text-ink-2">
      <p>
        {reports === 0 ? (
          <Trans>An operator opened this case without a report.</Trans>
        ) : (
          <Plural value={reporters} one="# member reported this." other="# members reported this." />
        )}{' '}
        {reports_of_member > reports && (
          <Trans>
            Within a year, <Plural value={reporters_of_member} one="# member" other="# members" /> sent{' '}
            <Plural value={reports_of_member} one="# report" other="# reports" /> about them.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {member && !suspension && (
          <Link to={profilePath(member.id)} className="link">
            <Trans>View profile</Trans>
          </Link>
        )}
        {member && (
          <ForStaff area="community">
            <Link to={supportedMemberPath(member.id)} className="link">
              <Trans>Open account</Trans>
            </Link>
          </ForStaff>
        )}
        {hasPlace && (
          <Link to={address} className="link">
            <Trans>View in context</Trans>
          </Link>
        )}
      </p>
      <ContentState state={content_state} />
    </div>
  )
}

function ContentState({ state }: { state: WholeCase['content_state'] }) {
  const { t } = useLingui()
  if (state === null || state === 'shown') return null
  const words = { hidden: t`Hidden from everyone except its author`, removed: t`Removed`, gone: t`Deleted by its author` }
  return (
    <p>
      <Badge tone={state === 'hidden' ? 'warning' : 'neutral'}>{words[state]}</Badge>
    </p>
  )
}

function Suspended({ suspension: { ends_at, reason } }: { suspension: NonNullable<WholeCase['suspension']> }) {
  const until = ends_at && formatMoment(ends_at)
  return (
    <Banner tone="warning">
      <p>{until ? <Trans>Suspended until {until}.</Trans> : <Trans>Suspended until an operator lifts it.</Trans>}</p>
      <p dir="auto" className="wrap-anywhere">
        {reason}
      </p>
    </Banner>
  )
}
