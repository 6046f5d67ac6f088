import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import { useIsPhone } from '#platform/web/phone.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { Pages } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { DirectoryFilters, MemberCard } from '../contract.ts'
import { MemberList } from './MemberList.tsx'

interface MemberResultsProps {
  filters: DirectoryFilters
  pages: UseInfiniteQueryResult<FoundPages>
  /** The exact total number, if known. */
  total: number | undefined
  onClear: () => void
}

/** The results, or their loading, error or empty state. */
export function MemberResults({ filters, pages, total, onClear }: MemberResultsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const { isPlaceholderData } = pages
  const words = pages.data?.pages[0]?.words
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
        {(members) => (
          <>
            {words && <PartialMatchNotice query={filters.query ?? ''} {...words} />}
            <MemberList key={columns} members={members} total={total} columns={columns} />
          </>
        )}
      </PagedList>
    </div>
  )
}

/** Shown above results that match only some words of the search. */
function PartialMatchNotice({ query, had, of }: { query: string; had: number; of: number }) {
  const { t } = useLingui()
  return (
    <Banner tone="info" className="mb-4 phone:mb-3">
      {t`No members match all words of “${query}”. These match ${had} of ${of}.`}
    </Banner>
  )
}

interface FoundPages extends Pages<MemberCard> {
  pages: readonly { items: readonly MemberCard[]; words: { had: number; of: number } | null }[]
}

/** Placeholder while the first members are loading. */
function MemberListSkeleton({ columns }: { columns: 1 | 2 | 3 }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading the members`} className={layout[columns]}>
      {Array.from({ length: columns === 1 ? 6 : columns * 3 }, (_, index) => (
        <div key={index} className={columns === 1 ? 'flex min-h-26.5 gap-3 border-b border-line bg-surface px-4 py-3' : 'card h-57.5 p-5'}>
          <div className="flex flex-1 gap-3">
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <div className="grid flex-1 content-center gap-2.5">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-1/4" />
            </div>
          </div>
          {columns > 1 && (
            <div className="grid gap-2.5 pt-5">
              <Skeleton />
              <Skeleton className="w-4/5" />
              <Skeleton className="mt-2 w-1/3" />
            </div>
          )}
        </div>
      ))}
    </SkeletonGroup>
  )
}

const layout = { 1: '-mx-4 border-t border-line', 2: 'grid grid-cols-2 gap-4', 3: 'grid grid-cols-3 gap-4' }

/** The empty state, with a suggestion what to do. */
function NoMembers({ filters, onClear }: { filters: DirectoryFilters; onClear: () => void }) {
  const { t } = useLingui()
  const { query, role, ...others } = filters
  const isFiltered = query !== undefined || Object.values(others).some((value) => value !== undefined)
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`No matching results`}
        action={
          <Button onPress={onClear}>{query === undefined ? <Trans>Clear filters</Trans> : <Trans>Clear search and filters</Trans>}</Button>
        }
      >
        <Trans>No members match these criteria. Try fewer words or filters.</Trans>
      </EmptyState>
    )
  }
  if (role) {
    const titles = { startup: t`No startups found`, investor: t`No investors found`, mentor: t`No mentors found` }
    return (
      <EmptyState icon={UsersRound} title={titles[role]} action={<Button onPress={onClear}>{t`Show all members`}</Button>}>
        <Trans>No other members have joined in this role yet.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={UsersRound} title={t`No members found`}>
      <Trans>You’re the first one here. Members appear in the directory as soon as they join.</Trans>
    </EmptyState>
  )
}

/** The number of columns; one on phones, which show rows instead of cards. */
function useColumns(): 1 | 2 | 3 {
  const isPhone = useIsPhone()
  const isWide = useMediaQuery('(min-width: 1100px)', true)
  if (isPhone) return 1
  return isWide ? 3 : 2
}
