import { countryCodes } from '#features/places/countries.ts'
import { fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { oneOf, searchText, wholeNumber } from '#platform/web/rooms/address-values.ts'
import type { DealFilters } from '../deal-contract.ts'
import { type DealOrder, dealOrders } from '../orders.ts'
import { dealStatuses } from '../statuses.ts'

/** The tabs of the hub besides Browse. */
const otherTabs = ['pipeline', 'my-deals', 'preferences', 'analytics'] as const
export type HubTab = 'browse' | (typeof otherTabs)[number]

/** Parameters of the hub in the URL; by default Browse with the newest deals first. */
export interface HubSearch extends DealFilters {
  tab?: Exclude<HubTab, 'browse'>
  order?: DealOrder
}

const isOn = (value: unknown) => value === true || value === 'true' || undefined

/** Drops invalid values. */
export function validHubSearch(raw: Record<string, unknown>): HubSearch {
  const order = oneOf(dealOrders, raw['order'])
  const found: HubSearch = {
    tab: oneOf(otherTabs, raw['tab']),
    query: searchText(raw['query']) || undefined,
    stage: oneOf(fundingStages, raw['stage']),
    industry: oneOf(industries, raw['industry']),
    status: oneOf([...dealStatuses, 'all'] as const, raw['status']),
    country: oneOf(countryCodes, raw['country']),
    goal: wholeNumber(raw['goal'], 1, 17),
    from: wholeNumber(raw['from'], 1, 1e11),
    to: wholeNumber(raw['to'], 1, 1e11),
    measures_emissions: isOn(raw['measures_emissions']),
    evidenced: isOn(raw['evidenced']),
    fits: isOn(raw['fits']),
    order: order === 'newest' ? undefined : order,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
