import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { Pages } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { DirectoryFilters, MemberCard } from '../contract.ts'
import { MemberList } from './MemberList.tsx'
import { MemberListSkeleton } from './MemberListSkeleton.tsx'
import { NoMembers } from './NoMembers.tsx'
import { useColumns } from './use-columns.ts'

export interface MemberResultsProps {
  filters: DirectoryFilters
  pages: UseInfiniteQueryResult<Pages<MemberCard>>
  /** How many there are in all, if that is known exactly. */
  total: number | undefined
  onClear: () => void
}

/** The members found, or what there is instead of them. */
export function MemberResults({ filters, pages, total, onClear }: MemberResultsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const { isPlaceholderData } = pages
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
      <PagedList
        pages={pages}
        skeleton={<MemberListSkeleton columns={columns} />}
        renderFailure={({ error, pending, onRetry }) => (
          <ErrorState title={t`Failed to load organisations`} retryLabel={t`Retry`} pending={pending} onRetry={onRetry}>
            {problemOf(error).text}
          </ErrorState>
        )}
        empty={<NoMembers filters={filters} onClear={onClear} />}
      >
        {(members) => <MemberList key={columns} members={members} total={total} columns={columns} />}
      </PagedList>
    </div>
  )
}
