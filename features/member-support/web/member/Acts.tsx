import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { MemberAct } from '../../contract.ts'
import { actPages } from '../data.ts'
import { useActNames } from '../names.ts'

/** What those who run the community did about the member. */
export function Acts({ id }: { id: string }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(actPages(id))
  return (
    <SettingsGroup title={t`Activity`} description={t`What operators and moderators did within a year.`}>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading activity`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load activity`}
        empty={
          <p className="py-4 text-ink-2">
            <Trans>Nothing yet.</Trans>
          </p>
        }
      >
        {(acts) => (
          <ul className="divide-y divide-line">
            {acts.map((act) => (
              <Row key={act.id} act={act} />
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsGroup>
  )
}

function Row({ act: { act, operator, reason, created_at } }: { act: MemberAct }) {
  const { t } = useLingui()
  const names = useActNames()
  const at = formatMoment(created_at)
  return (
    <li className="py-2.5">
      <p>{names[act]}</p>
      {reason && (
        <p dir="auto" className="wrap-anywhere text-ink-2">
          {reason}
        </p>
      )}
      <p className="text-12 text-ink-2">{act === 'objected' || act === 'keptFactor' ? at : `${operator ?? t`A former member`} · ${at}`}</p>
    </li>
  )
}
