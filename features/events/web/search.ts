import { countryCodes, type CountryCode } from '#features/places/countries.ts'
import { oneOf, searchText, wholeNumber } from '#platform/web/rooms/address-values.ts'
import { type Continent, continents } from '../continents.ts'
import {
  type EventFormat,
  type EventSourceKind,
  type EventType,
  type HistoryFilter,
  categoryCodes,
  eventFormats,
  eventSourceKinds,
  eventTypes,
  historyFilters,
} from '../vocabulary.ts'

/** Tabs of the hub other than the calendar. */
const otherTabs = ['live', 'recommendations', 'global', 'referrals', 'history', 'preferences'] as const
export type HubTab = 'calendar' | (typeof otherTabs)[number]

const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The hub's state in the address; by default, the calendar of this month. */
export interface HubSearch {
  tab?: Exclude<HubTab, 'calendar'>
  view?: CalendarView
  /** The selected day. */
  date?: string
  category?: number
  query?: string
  /** GeoNames id of a city, with its name and country. */
  place?: number
  city?: string
  country?: CountryCode
  radius?: number
  from?: string
  to?: string
  source?: EventSourceKind
  format?: EventFormat
  continent?: Continent
  type?: EventType
  status?: HistoryFilter
}

/** A valid date of a plausible century: '2026-11-29'. */
function givenDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return undefined
  const date = new Date(`${value}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** Drops values that are not among the choices. */
export function validHubSearch(raw: Record<string, unknown>): HubSearch {
  const view = oneOf(calendarViews, raw['view'])
  const category = wholeNumber(raw['category'], 1, 999)
  const status = oneOf(historyFilters, raw['status'])
  const place = wholeNumber(raw['place'], 1, 2 ** 31 - 1)
  const radius = wholeNumber(raw['radius'], 5, 100)
  const found: HubSearch = {
    tab: oneOf(otherTabs, raw['tab']),
    view: view === 'month' ? undefined : view,
    date: givenDate(raw['date']),
    category: category !== undefined && categoryCodes.includes(category) ? category : undefined,
    query: searchText(raw['query']) || undefined,
    place,
    city: place === undefined ? undefined : searchText(raw['city']) || undefined,
    country: oneOf(countryCodes, raw['country']),
    radius: radius !== undefined && radius % 5 === 0 && radius !== 25 ? radius : undefined,
    from: givenDate(raw['from']),
    to: givenDate(raw['to']),
    source: oneOf(eventSourceKinds, raw['source']),
    format: oneOf(eventFormats, raw['format']),
    continent: oneOf(continents, raw['continent']),
    type: oneOf(eventTypes, raw['type']),
    status: status === 'all' ? undefined : status,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
