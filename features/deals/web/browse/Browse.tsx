import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useTypedText } from '#platform/web/use-typed-text.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { dealCount, dealPages } from '../data.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { DealResults } from './DealResults.tsx'
import { MainFilters } from './FilterFields.tsx'
import { FilterSheet, OrderSelect } from './FilterSheet.tsx'
import { useDealFilters } from './use-deal-filters.ts'

/** Others' deals, to be searched and narrowed; all of it stands in the address. */
export function Browse() {
  const isPhone = useIsPhone()
  const [browsing, { choose, type, clear }] = useDealFilters()
  const pages = useInfiniteQuery(dealPages(browsing))
  const searchInput = useRef<HTMLInputElement>(null)
  const { order: _, ...filters } = browsing
  const { data: found } = useQuery(dealCount(filters))
  return (
    <>
      <search className="mb-4 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-2 phone:flex-nowrap">
          <SearchField query={browsing.query ?? ''} onType={type} isBusy={pages.isPlaceholderData} inputRef={searchInput} />
          {!isPhone && <MainFilters isToolbar browsing={browsing} onChange={choose} />}
          {!isPhone && <OrderSelect isToolbar browsing={browsing} onChange={choose} />}
          <FilterSheet browsing={browsing} onApply={choose} />
          {found && <Found count={found.count} />}
        </div>
        <ActiveFilters browsing={browsing} onChange={choose} onEmpty={() => searchInput.current?.focus()} />
      </search>
      <DealResults browsing={browsing} pages={pages} onClear={clear} />
    </>
  )
}

/** As many as are counted. */
const countCap = 1_000

/** How many were found; screen readers hear it whenever it changes. */
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

interface SearchFieldProps {
  query: string
  onType: (query: string) => void
  isBusy: boolean
  inputRef: Ref<HTMLInputElement>
}

/** Searches as one types. Escape empties it. */
function SearchField({ query, onType, isBusy, inputRef }: SearchFieldProps) {
  const { t } = useLingui()
  const [typed, type] = useTypedText(query, onType)
  return (
    <TextField
      label={t`Search deals`}
      isLabelHidden
      type="search"
      placeholder={t`Search deals`}
      value={typed}
      onChange={type}
      onKeyDown={(event) => (event.key === 'Escape' && typed ? type('') : event.continuePropagation())}
      maxLength={100}
      autoComplete="off"
      spellCheck="false"
      enterKeyHint="search"
      inputRef={inputRef}
      prefix={isBusy ? <Spinner className="size-4 text-ink-3" /> : <Search className="icon-sm" aria-hidden />}
      suffix={typed && <IconButton icon={X} label={t`Clear the search`} size="small" className="-me-2" onPress={() => type('')} />}
      className="max-w-85 flex-1 basis-60 max-lg:max-w-none max-lg:basis-full phone:basis-0 [&_input::-webkit-search-cancel-button]:hidden"
    />
  )
}
