import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { profilePath } from '#features/members/paths.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { Badge } from '#ui/Badge.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { ReportOfCase, Said, WholeCase } from '../../contract.ts'
import { reportsOfCase } from '../data.ts'
import { useReasonNames } from '../names.ts'
import { ReportedWords } from './Reported.tsx'

/** The reports in a case: who sent them, their details, and what they saw if it differs from the last report. */
export function CaseReports({ found }: { found: WholeCase }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(reportsOfCase(found.id))
  return (
    <SettingsGroup title={t`Reported by`} description={t`Only operators can see who sent a report.`}>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading the reports`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load the reports`}
        empty={null}
      >
        {(reports) => (
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} found={found} />
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsGroup>
  )
}

const meant = (said: readonly Said[]) => said.find(({ is_meant }) => is_meant)?.content

function ReportItem({ report: { reporter, reason, details, said, created_at }, found }: { report: ReportOfCase; found: WholeCase }) {
  const reasons = useReasonNames()
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {reporter ? (
          <Link to={profilePath(reporter.id)} dir="auto" className="font-medium wrap-anywhere hover:underline">
            {reporter.full_name}
          </Link>
        ) : (
          <Trans>A former member</Trans>
        )}
        <Badge>{reasons[reason]}</Badge>
        <span className="text-12 text-ink-2">{formatMoment(created_at)}</span>
      </p>
      {details && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {details}
        </p>
      )}
      {said.length > 0 && meant(said) !== meant(found.said) && (
        <div>
          <p className="text-12 text-ink-2">
            <Trans>The content at that time:</Trans>
          </p>
          <ReportedWords found={{ said, member: found.member }} />
        </div>
      )}
    </li>
  )
}
