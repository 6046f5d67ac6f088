import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Select } from '#ui/Select.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Overview } from '../../answers-contract.ts'
import { type Audience, audiences } from '../../audience.ts'
import type { Section } from '../../catalogue/question.ts'
import { lastYear } from '../../limits.ts'
import { answersPath, readersPath } from '../../paths.ts'
import { overviewOf, sustainability } from '../data.ts'
import { ForItsPeople } from '../ForItsPeople.tsx'
import { audienceLabels } from '../labels.ts'
import { useChange } from '../use-change.ts'
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
        <ErrorState title={t`Failed to load your readers`} retryLabel={t`Retry`} onRetry={() => void refetch()}>
          {problemOf(error).text}
        </ErrorState>
      ) : (
        <SkeletonGroup label={t`Loading your readers`} className="grid gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}

/** Who reads each section. */
function Audiences({ organisationId, overview: { sections, can_decide } }: { organisationId: string; overview: Overview }) {
  const { t, i18n } = useLingui()
  const choose = useChange<{ section: Section; audience: Audience }>({
    send: (input) => sustainability.call.setAudience({ id: organisationId, ...input }),
    failed: t`Failed to change who reads this`,
  })
  return (
    <SettingsGroup
      title={t`Who reads which section`}
      description={
        <Trans>
          People you give access to can read the answers they asked for, except in sections that are only for your organisation.
        </Trans>
      }
    >
      {sections.map(({ section, label, audience }) => (
        <SettingRow
          key={section}
          isLong
          title={label}
          action={
            can_decide ? (
              <Select
                label={t`Who reads: ${label}`}
                isLabelHidden
                options={audiences.map((each) => ({ id: each, label: i18n._(audienceLabels[each]) }))}
                value={choose.isPending && choose.variables.section === section ? choose.variables.audience : audience}
                onChange={(next) => choose.mutate({ section, audience: next })}
                className="w-60"
              />
            ) : (
              i18n._(audienceLabels[audience])
            )
          }
        />
      ))}
    </SettingsGroup>
  )
}
