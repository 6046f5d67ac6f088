import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { usePolling } from '#platform/web/live/index.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { caseKinds } from '../../vocabulary.ts'
import { cases } from '../data.ts'
import { useKindNames } from '../names.ts'
import { CaseRow } from './CaseRow.tsx'
import { type CaseSearch, validCaseSearch } from './case-search.ts'
import { useWatchedCases } from './use-watched-cases.ts'

/** The list of cases, for operators. */
export function CasesScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen area="moderation" title={t`Reports`} description={t`Reports from members, and decisions about them.`}>
      <Queue />
    </ConsoleScreen>
  )
}

function Queue() {
  const { t } = useLingui()
  const [search, change] = useScreenSearch(validCaseSearch)
  useWatchedCases()
  const pages = useInfiniteQuery({ ...cases(search), refetchInterval: usePolling() })
  return (
    <div>
      <Filters search={search} onChange={(next) => change(next, { replace: true })} />
      <section aria-label={t`Cases`} className="card px-5 phone:px-4">
        <PagedList
          pages={pages}
          skeleton={
            <SkeletonGroup label={t`Loading the reports`} className="grid gap-3 py-5">
              <Skeleton className="w-60" />
              <Skeleton className="w-96 max-w-full" />
            </SkeletonGroup>
          }
          failed={t`Failed to load the reports`}
          empty={
            search.state || search.kind ? (
              <EmptyState icon={Inbox} title={t`No matching cases`}>
                <Trans>No cases match these filters.</Trans>
              </EmptyState>
            ) : (
              <EmptyState icon={Inbox} title={t`No reports yet`}>
                <Trans>Reports from members appear here. Members who report something are only notified that it was reviewed.</Trans>
              </EmptyState>
            )
          }
        >
          {(found) => (
            <ul className="divide-y divide-line">
              {found.map((each) => (
                <CaseRow key={each.id} found={each} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </div>
  )
}

function Filters({ search, onChange }: { search: CaseSearch; onChange: (search: CaseSearch) => void }) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const { state = 'all', kind = 'all' } = search
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <FilterChips<'all' | 'open' | 'decided'>
        label={t`Filter reports`}
        value={state}
        onChange={(next) => onChange(validCaseSearch({ ...search, state: next }))}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'cases' }) },
          { id: 'open', label: t({ message: 'Open', context: 'cases' }) },
          { id: 'decided', label: t({ message: 'Decided', context: 'cases' }) },
        ]}
      />
      <Select<string>
        label={t({ message: 'About', context: 'case' })}
        isLabelHidden
        className="w-44 phone:w-full"
        value={kind}
        onChange={(next) => onChange(validCaseSearch({ ...search, kind: next }))}
        options={[{ id: 'all', label: t`All types` }, ...caseKinds.map((id) => ({ id, label: kinds[id] }))]}
      />
    </div>
  )
}
