import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { OperatorAct } from '../contract.ts'
import { operatorActs } from './data.ts'
import type { LogSearch } from './log-search.ts'

const inWords = textsOf('act')

/** The entries of the log that fit the filters. */
export function Acts({ search }: { search: LogSearch }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(operatorActs(search))
  const isFiltered = Object.keys(search).length > 0
  return (
    <section aria-label={t`Activity log`} className="card px-5 phone:px-4">
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading the log`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load the log`}
        empty={
          isFiltered ? (
            <EmptyState icon={ScrollText} title={t`No entries match these filters`}>
              <Trans>Try fewer words, or a longer time.</Trans>
            </EmptyState>
          ) : (
            <EmptyState icon={ScrollText} title={t`No activity yet`}>
              <Trans>What operators, moderators and programme managers do is logged here, for operators and auditors.</Trans>
            </EmptyState>
          )
        }
      >
        {(acts) => (
          <ul className="divide-y divide-line">
            {acts.map((act) => (
              <ActRow key={act.position} act={act} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function ActRow({ act: { act, operator, position, reason, is_erased, created_at } }: { act: OperatorAct }) {
  const { t } = useLingui()
  const at = formatMoment(created_at)
  const who = operator ?? t`A former member`
  return (
    <li className="py-2.5">
      <p dir="auto" className={is_erased ? 'text-ink-2 italic' : 'wrap-anywhere'}>
        {inWords(act)}
      </p>
      {reason && (
        <p dir="auto" className="wrap-anywhere text-ink-2">
          {reason}
        </p>
      )}
      <p className="text-12 text-ink-2">
        {who} · {at} · <span className="tabular-nums">#{position}</span>
      </p>
    </li>
  )
}
