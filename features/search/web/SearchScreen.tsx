import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { use, useRef } from 'react'
import { memberEntry } from '#features/directory/web/index.ts'
import { ActiveFilters } from '#platform/web/filters/ActiveFilters.tsx'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { FoundCount } from '#platform/web/filters/FoundCount.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { SearchKindsContext } from '#platform/web/rooms/search-kinds.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Banner } from '#ui/Banner.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { longestQuery } from '../limits.ts'
import { readOperators } from '../operators.ts'
import { isAsked, resultCounts, resultPages } from './data.ts'
import { FilterFields } from './FilterFields.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Offers } from './Offers.tsx'
import { ResultList } from './ResultList.tsx'
import { SaveSearch } from './saved/SaveSearch.tsx'
import { SavedSearches } from './saved/SavedSearches.tsx'
import { type ScreenSearch, validSearch } from './search.ts'
import { useOperatorValues } from './use-operators.ts'

const noFilters = {
  from: undefined,
  stage: undefined,
  industry: undefined,
  status: undefined,
  topic: undefined,
  since: undefined,
} satisfies ScreenSearch

/** Everything that the member may read and that has some words, with kinds and filters. All of it is in the address. */
export function SearchScreen() {
  const { t } = useLingui()
  const values = useOperatorValues()
  const [asked, show] = useScreenSearch<ScreenSearch>(validSearch)
  const { words, chosen, open } = readOperators(asked.q ?? '', values)
  const effective = validSearch({ ...asked, ...chosen, q: words })
  const pages = useInfiniteQuery(resultPages(effective))
  const input = useRef<HTMLInputElement>(null)
  const active = useActiveFilters(asked)
  const change = (changes: ScreenSearch) => show((before) => ({ ...before, ...changes }), { replace: true, fromTop: true })

  /** The words, the kind and the filters, for a saved search. */
  const searchName = useSearchName(effective, useActiveFilters(effective))

  /** What was typed completely becomes a filter. */
  function type(q: string) {
    const read = readOperators(`${q} `, values)
    if (q.endsWith(' ') || !readOperators(q, values).open) change(validSearch({ ...asked, ...read.chosen, q: read.words }))
    else change({ q })
  }

  return (
    <div className="settles mx-auto max-w-190">
      <PageHeading title={t`Search`} actions={isAsked(effective) && <SaveSearch asked={effective} name={searchName} />} />
      <search className="mb-4 grid grid-cols-1 gap-3">
        <div className="flex gap-2">
          <SearchField
            label={t`Search everything`}
            query={asked.q ?? ''}
            onType={type}
            maxLength={longestQuery}
            isBusy={pages.isPlaceholderData}
            inputRef={input}
            className="flex-1"
          />
          <FilterSheet<ScreenSearch>
            filters={asked}
            none={noFilters}
            active={active.length}
            applyLabel={t`Show results`}
            onApply={(filters) => change({ ...noFilters, ...filters })}
          >
            {(filters, choose) => <FilterFields chosen={filters} values={values} onChange={choose} />}
          </FilterSheet>
        </div>
        {open && <Offers text={asked.q ?? ''} values={values} onChange={(changes) => [change(changes), input.current?.focus()]} />}
        <KindChips asked={effective} onChange={(kind) => change({ in: kind })} />
        <ActiveFilters
          active={active}
          onRemove={(name) => change({ [name]: undefined })}
          onClear={() => change(noFilters)}
          onEmpty={() => input.current?.focus()}
        />
      </search>
      <FoundCount
        query={effective.q}
        count={pages.data && !pages.isPlaceholderData ? itemsOf(pages.data).length : undefined}
        isMore={pages.hasNextPage}
      />
      {isAsked(effective) ? (
        <div
          aria-busy={pages.isPlaceholderData}
          className={pages.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}
        >
          <PagedList
            pages={pages}
            skeleton={<ResultsSkeleton />}
            failed={t`Failed to search`}
            empty={
              <NothingFound
                query={effective.q}
                isFiltered={active.length > 0 || effective.in !== undefined}
                onClear={() => [change({ ...noFilters, in: undefined, q: words || undefined }), input.current?.focus()]}
              />
            }
          >
            {(results) => (
              <>
                <HowFound first={pages.data?.pages[0]} query={effective.q} />
                <ResultList results={results} />
              </>
            )}
          </PagedList>
        </div>
      ) : (
        <>
          <SavedSearches />
          <EmptyState icon={Search} title={t`What are you looking for?`}>
            <Trans>
              Search posts, deals, people and everything else you can read. Narrow a search with from:, in:, stage:, industry:, status: or
              topic:
            </Trans>
          </EmptyState>
        </>
      )}
    </div>
  )
}

const ResultsSkeleton = () => (
  <div className="grid gap-3">
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} className="h-20" />
    ))}
  </div>
)

interface FirstPage {
  corrected: string | null
  words: { had: number; of: number } | null
}

/** Says if the results are not those that were searched for. */
function HowFound({ first, query }: { first: FirstPage | undefined; query: string | undefined }) {
  const { corrected, words } = first ?? {}
  if (corrected)
    return (
      <Banner tone="info" className="mb-3">
        <Trans>
          Nothing found for “{query}”. These are the results for <b>{corrected}</b>.
        </Trans>
      </Banner>
    )
  if (!words) return null
  const { had, of } = words
  return (
    <Banner tone="info" className="mb-3">
      <Trans>
        No result contains all of your words. These contain {had} of the {of} words that matter.
      </Trans>
    </Banner>
  )
}

/** The kinds with how many were found of each. */
function KindChips({ asked, onChange }: { asked: ScreenSearch; onChange: (kind: string | undefined) => void }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(resultCounts(asked))
  const kinds = use(SearchKindsContext)
  const all = 'all'
  if (!isAsked(asked)) return null
  const options = kinds.flatMap(({ kind, label }) => {
    const counted = data?.items.find((each) => each.kind === kind)
    if (!counted && asked.in !== kind) return []
    return [{ id: kind, label: i18n._(label), count: `${counted?.count ?? 0}${counted?.more ? '+' : ''}` }]
  })
  if (options.length === 0) return null
  return (
    <FilterChips
      label={t`Kind`}
      value={asked.in ?? all}
      onChange={(kind) => onChange(kind === all ? undefined : kind)}
      options={[{ id: all, label: t({ message: 'All', context: 'results' }) }, ...options]}
    />
  )
}

/** The words of a search and the names of its filters, as one text. */
function useSearchName({ q, in: kind }: ScreenSearch, active: readonly { name: FilterName; text: string }[]): string {
  const { i18n } = useLingui()
  const label = use(SearchKindsContext).find((each) => each.kind === kind)?.label
  const filters = active.flatMap(({ name, text }) => (name === 'since' ? [] : [text]))
  return [q, label && i18n._(label), ...filters].filter(Boolean).join(' · ')
}

type FilterName = keyof typeof noFilters

/** The filters besides the kind, as they are shown. */
function useActiveFilters(asked: ScreenSearch): { name: FilterName; text: string }[] {
  const { t } = useLingui()
  const values = useOperatorValues()
  const { data: author } = useQuery(memberEntry(asked.from))
  const chosen = (['stage', 'industry', 'status', 'topic'] as const).flatMap((name) => {
    const value = values[name].find((each) => each.value === asked[name])
    return value ? [{ name, text: value.label }] : []
  })
  const since = asked.since && formatDay(asked.since)
  return [
    ...(asked.from ? [{ name: 'from' as const, text: author ? t`From ${author.full_name}` : t`From one member` }] : []),
    ...chosen,
    ...(since ? [{ name: 'since' as const, text: t`New since ${since}` }] : []),
  ]
}
