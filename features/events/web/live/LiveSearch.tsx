import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MapPin, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { FoundCount } from '#platform/web/filters/FoundCount.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { readerZone } from '#platform/web/reader.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { useMyProfile } from '#features/profiles/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Finding } from '../../finding-contract.ts'
import { EventList, EventsSkeleton } from '../card/EventList.tsx'
import { foundPages } from '../data.ts'
import { type HubSearch, validHubSearch } from '../search.ts'
import { broadened, retryAfter } from './broaden.ts'
import { LiveFilters } from './LiveFilters.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Slot below the results of the live search. */
    'events.live.end': object
  }
}

/** The filters, besides the search text. */
const noFilters: Partial<Record<keyof HubSearch, undefined>> = {
  place: undefined,
  city: undefined,
  country: undefined,
  radius: undefined,
  from: undefined,
  to: undefined,
  source: undefined,
  format: undefined,
}

/** Searches all events by words, location, date and source; the search is kept in the address. */
export function LiveSearch() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [search, show] = useScreenSearch(validHubSearch)
  const box = useRef<HTMLElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const { data: profile } = useMyProfile()
  const change = (changes: HubSearch) => show((before) => ({ ...before, ...changes }), { replace: true })
  const { query, place, radius, from, to, source, format } = search
  // Once pressed, the button that searches nearby is gone.
  const keptFocus = useKeptFocus(box, place)
  const finding: Partial<Finding> = {
    query,
    place,
    radius: place === undefined ? undefined : (radius ?? 25),
    from,
    to,
    source,
    format,
    zone: readerZone(),
  }
  const { pages, isBroadened, isTrying } = useBroadeningSearch(finding)
  const count = itemsOf(pages.data).length
  const home =
    profile?.city_id && profile.city && profile.country
      ? { place: profile.city_id, city: profile.city, country: profile.country }
      : undefined
  const isNarrowed = Object.values({ query, place, from, to, source, format }).some((value) => value !== undefined)

  return (
    <>
      <search ref={box} tabIndex={-1} className="mb-5 flex items-center gap-2 outline-none" {...keptFocus}>
        <SearchField
          label={t`Search events`}
          query={query ?? ''}
          onType={(typed) => change({ query: typed })}
          isBusy={pages.isPlaceholderData || isTrying}
          inputRef={searchInput}
          className="max-w-120 min-w-0 flex-1 phone:max-w-none"
        />
        {home && place !== home.place && (
          <Button aria-label={t`Near me`} onPress={() => change(home)}>
            <MapPin aria-hidden />
            {!isPhone && <Trans>Near me</Trans>}
          </Button>
        )}
        <FilterSheet<HubSearch>
          filters={search}
          none={noFilters}
          active={(['place', 'from', 'to', 'source', 'format'] as const).filter((name) => search[name] !== undefined).length}
          applyLabel={t`Show events`}
          onApply={change}
        >
          {(chosen, choose) => <LiveFilters search={chosen} onChange={choose} />}
        </FilterSheet>
      </search>
      <FoundCount
        query={query}
        count={pages.data && !pages.isPlaceholderData && !isTrying ? count : undefined}
        isMore={pages.hasNextPage}
      />
      {isBroadened && count > 0 && (
        <Banner tone="info" className="mb-4">
          <Trans>No events match all of these words. Here are the closest matches.</Trans>
        </Banner>
      )}
      {isTrying ? (
        <EventsSkeleton />
      ) : (
        <EventList
          pages={pages}
          empty={
            <EmptyState
              icon={SearchX}
              title={t`No events found`}
              action={
                isNarrowed && (
                  <Button onPress={() => [show({ tab: 'live' }, { replace: true }), searchInput.current?.focus()]}>
                    <Trans>Clear search</Trans>
                  </Button>
                )
              }
            >
              {place === undefined ? t`Try different words or a longer period.` : t`Try a larger radius or another location.`}
            </EmptyState>
          }
        />
      )}
      <Slot name="events.live.end" />
    </>
  )
}

/** Searches; without results, it retries with fewer words. */
function useBroadeningSearch(asked: Partial<Finding>) {
  const key = JSON.stringify(asked)
  const [tried, setTried] = useState({ key, retry: 0 })
  const retry = tried.key === key ? tried.retry : 0
  const pages = useInfiniteQuery(foundPages(broadened(asked, retry) ?? asked))
  const isEmpty = pages.data !== undefined && !pages.isPlaceholderData && itemsOf(pages.data).length === 0
  const isTrying = isEmpty && broadened(asked, retry + 1) !== undefined
  useEffect(() => {
    if (!isTrying) return undefined
    const timeout = setTimeout(() => setTried({ key, retry: retry + 1 }), retryAfter)
    return () => clearTimeout(timeout)
  }, [isTrying, key, retry])
  return { pages, isBroadened: retry > 0, isTrying }
}
