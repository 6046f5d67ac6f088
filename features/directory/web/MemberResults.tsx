import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { DirectoryFilters, MemberCard } from '../contract.ts'
import { MemberList } from './MemberList.tsx'
import { MemberListSkeleton } from './MemberListSkeleton.tsx'
import { NoMembers } from './NoMembers.tsx'
import { useColumns } from './use-columns.ts'

export interface MemberResultsProps {
  filters: DirectoryFilters
  pages: UseInfiniteQueryResult<{ pages: { items: MemberCard[] }[] }>
  /** How many there are in all, if that is known exactly. */
  total: number | undefined
  onClear: () => void
}

/** The members found, or what there is instead of them. */
export function MemberResults({ filters, pages, total, onClear }: MemberResultsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const { data, error, hasNextPage, isPlaceholderData, isFetching, isFetchNextPageError, isFetchingNextPage } = pages

  if (!data && error) {
    return (
      <ErrorState title={t`Failed to load organisations`} retryLabel={t`Retry`} onRetry={() => void pages.refetch()} pending={isFetching}>
        {problemOf(error).text}
      </ErrorState>
    )
  }
  if (!data) return <MemberListSkeleton columns={columns} />

  const members = data.pages.flatMap((page) => page.items)
  if (members.length === 0) return <NoMembers filters={filters} onClear={onClear} />
  const loadMore = () => void pages.fetchNextPage()

  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
      <MemberList
        key={columns}
        members={members}
        total={total}
        columns={columns}
        onNearEnd={() => {
          if (hasNextPage && !isFetching && !isFetchNextPageError) loadMore()
        }}
      />
      {hasNextPage && (
        <div className="grid justify-items-center gap-2 py-5">
          {isFetchNextPageError && <p role="alert">{problemOf(error).text}</p>}
          <Button pending={isFetchingNextPage} onPress={loadMore}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
