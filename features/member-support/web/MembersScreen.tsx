import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { ActiveFilters } from '#platform/web/filters/ActiveFilters.tsx'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { FilterFields } from './FilterFields.tsx'
import { MemberCards } from './MemberCards.tsx'
import { MemberTable } from './MemberTable.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { BulkProgress } from './bulk/BulkProgress.tsx'
import type { Chosen } from './bulk/chosen.ts'
import { memberCount, memberPages } from './data.ts'
import { type MemberSearch, filterNames, filtersOf, noFilters, validMemberSearch } from './member-search.ts'
import { useActiveFilters } from './use-active-filters.ts'

/** The members of the community, for its operators. */
export function MembersScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      isWide
      title={t`Members`}
      description={t`Find a member by name or email address, and help with their account.`}
    >
      <MemberList />
    </ConsoleScreen>
  )
}

const nobody: Chosen = { ids: [] }

function MemberList() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [search, change] = useScreenSearch(validMemberSearch)
  // A selection holds for the filters it was made with: a link or Back may change them, too.
  const key = JSON.stringify(filtersOf(search))
  const [selection, setSelection] = useState({ key, chosen: nobody })
  const chosen = selection.key === key ? selection.chosen : nobody
  const setChosen = (next: Chosen) => setSelection({ key, chosen: next })
  const searchInput = useRef<HTMLInputElement>(null)
  const pages = useInfiniteQuery(memberPages(search))
  const { data: found } = useQuery(memberCount(filtersOf(search)))
  const active = useActiveFilters(search, { organisation: found?.organisation?.name, group: found?.group?.name })
  const isNarrowed = search.query !== undefined || active.length > 0
  const List = isPhone ? MemberCards : MemberTable

  function narrow(changes: MemberSearch, isTyped = false) {
    change((before) => ({ ...before, ...changes }), isTyped ? { replace: true } : {})
  }

  return (
    <div>
      {search.bulk && (
        <BulkProgress id={search.bulk} onClose={() => change((before) => ({ ...before, bulk: undefined }), { replace: true })} />
      )}
      <search className="mb-4 grid grid-cols-1 gap-3">
        <div className="flex items-center gap-2">
          <SearchField
            label={t`Search members`}
            placeholder={t`Name, email address or domain`}
            query={search.query ?? ''}
            onType={(query) => narrow({ query }, true)}
            isBusy={pages.isPlaceholderData}
            inputRef={searchInput}
            className="max-w-110 flex-1"
          />
          <FilterSheet<MemberSearch> filters={search} none={noFilters} active={active.length} applyLabel={t`Show members`} onApply={narrow}>
            {(filters, choose) => <FilterFields filters={filters} organisation={found?.organisation ?? null} onChange={choose} />}
          </FilterSheet>
          {found && <Found count={found.count} isMore={found.is_more} />}
        </div>
        <ActiveFilters
          active={active}
          onRemove={(name) => narrow({ [name]: undefined })}
          onClear={() => narrow(noFilters)}
          onEmpty={() => searchInput.current?.focus()}
        />
      </search>
      <section aria-label={t`Members`} aria-busy={pages.isPlaceholderData} className={pages.isPlaceholderData ? 'opacity-60' : undefined}>
        <PagedList
          pages={pages}
          skeleton={
            <SkeletonGroup label={t`Loading members`} className="card grid gap-5 p-5">
              {filterNames.map((each) => (
                <Skeleton key={each} />
              ))}
            </SkeletonGroup>
          }
          failed={t`Failed to load members`}
          empty={
            <EmptyState
              icon={UserSearch}
              title={t`No members found`}
              action={
                isNarrowed && (
                  <Button onPress={() => [narrow({ ...noFilters, query: undefined }), searchInput.current?.focus()]}>
                    <Trans>Clear search and filters</Trans>
                  </Button>
                )
              }
            >
              <Trans>Check the spelling, or search for the beginning of the name, of the email address or of its domain.</Trans>
            </EmptyState>
          }
        >
          {(members) => (
            <List
              members={members}
              search={search}
              chosen={chosen}
              onChoose={setChosen}
              onSort={(order) => change((before) => ({ ...before, ...order }))}
            />
          )}
        </PagedList>
      </section>
      <ForStaff area="community" changing>
        <BulkBar
          chosen={chosen}
          filters={filtersOf(search)}
          onChoose={setChosen}
          onStarted={(bulk) => {
            setChosen(nobody)
            change((before) => ({ ...before, bulk }))
          }}
        />
      </ForStaff>
    </div>
  )
}

/** The number of results, announced to screen readers when it changes. */
function Found({ count, isMore }: { count: number; isMore: boolean }) {
  const { t } = useLingui()
  const number = new Intl.NumberFormat(readerLocale()).format(count)
  const text = isMore ? t`${number}+ members` : t`${plural(count, { 0: 'No members', one: '# member', other: '# members' })}`
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      <p aria-hidden className="ms-auto text-ink-2 tabular-nums phone:hidden">
        {text}
      </p>
    </>
  )
}
