import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { lastYear } from '../../limits.ts'
import { answersPath, readersPath } from '../../paths.ts'
import { overviewOf } from '../data.ts'
import { ForItsPeople } from '../ForItsPeople.tsx'
import { Audiences } from './Audiences.tsx'
import { Granted } from './Granted.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { Readings } from './Readings.tsx'

/** For an organisation's people: who asks for its answers, who may read them, and who has. */
export function ReadersScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={readersPath} title={({ name }) => t`Readers of ${name}`}>
      {(organisation) =>
        organisation.standing.role ? <Readers organisation={organisation} /> : <ForItsPeople organisation={organisation} />
      }
    </OfOrganisation>
  )
}

function Readers({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const { id, slug } = organisation
  const { data, error, refetch } = useQuery(overviewOf(id, lastYear() - 1))
  return (
    <div className="settles mx-auto grid max-w-190 gap-8">
      <div className="-mb-5">
        <PageHeading
          back={{ href: answersPath(slug), label: t`All answers` }}
          title={t`Readers`}
          description={<Trans>Who asks, who may read what, and who has read.</Trans>}
        />
      </div>
      {data ? (
        <>
          <OpenRequests organisationId={id} canDecide={data.can_decide} />
          <Audiences organisationId={id} overview={data} />
          <Granted organisationId={id} canDecide={data.can_decide} />
          <Readings organisationId={id} labels={new Map(data.sections.map(({ section, label }) => [section, label]))} />
        </>
      ) : error ? (
        <LoadFailed title={t`Failed to load your readers`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading your readers`} className="grid gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}
