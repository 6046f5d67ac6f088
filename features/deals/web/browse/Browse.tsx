import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ActiveFilters } from '#platform/web/filters/ActiveFilters.tsx'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { dealCount, dealPages } from '../data.ts'
import { DealResults } from './DealResults.tsx'
import { FurtherFilters, MainFilters } from './FilterFields.tsx'
import { OrderSelect } from './OrderSelect.tsx'
import { useActiveFilters } from './use-active-filters.ts'
import { type Browsing, noFilters, useDealFilters } from './use-deal-filters.ts'

/** Search and filters for other members' deals, kept in the URL. */
export function Browse() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [browsing, { choose, type, clear }] = useDealFilters()
  const active = useActiveFilters(browsing)
  const pages = useInfiniteQuery(dealPages(browsing))
  const searchInput = useRef<HTMLInputElement>(null)
  const { order: _, ...filters } = browsing
  const { data: found } = useQuery(dealCount(filters))
  return (
    <>
      <search className="mb-4 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-2 phone:flex-nowrap">
          <SearchField
            label={t`Search deals`}
            query={browsing.query ?? ''}
            onType={type}
            isBusy={pages.isPlaceholderData}
            inputRef={searchInput}
            className="max-w-85 flex-1 basis-60 max-lg:max-w-none max-lg:basis-full phone:basis-0"
          />
          {!isPhone && <MainFilters isToolbar browsing={browsing} onChange={choose} />}
          {!isPhone && <OrderSelect isToolbar browsing={browsing} onChange={choose} />}
          <FilterSheet<Browsing>
            filters={browsing}
            none={noFilters}
            active={active.length}
            applyLabel={t`Show deals`}
            isFurther={!isPhone}
            onApply={choose}
          >
            {(chosen, change) => (
              <>
                {isPhone && <MainFilters browsing={chosen} onChange={change} />}
                {isPhone && <OrderSelect browsing={chosen} onChange={change} />}
                <FurtherFilters browsing={chosen} onChange={change} />
              </>
            )}
          </FilterSheet>
          {found && <Found count={found.count} />}
        </div>
        <ActiveFilters
          active={active}
          onRemove={(name) => choose({ [name]: undefined })}
          onClear={() => choose(noFilters)}
          onEmpty={() => searchInput.current?.focus()}
        />
      </search>
      <DealResults browsing={browsing} pages={pages} onClear={() => [clear(), searchInput.current?.focus()]} />
    </>
  )
}

/** Deals are counted up to this number. */
const countCap = 1_000

/** The number of results, announced to screen readers when it changes. */
function Found({ count }: { count: number }) {
  const { t } = useLingui()
  const most = new Intl.NumberFormat(readerLocale()).format(countCap)
  const text = count >= countCap ? t`More than ${most} deals` : t`${plural(count, { 0: 'No deals', one: '# deal', other: '# deals' })}`
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      <p aria-hidden className="ms-auto text-ink-3 tabular-nums phone:hidden">
        {text}
      </p>
    </>
  )
}
