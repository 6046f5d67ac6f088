import { useLingui } from '@lingui/react/macro'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { dealPath } from '../paths.ts'
import { CompanyLogo } from './card/CompanyLogo.tsx'
import { useDealSearch } from './use-deal-search.ts'

/** Deals found by the command palette. */
export function FoundDeals({ text, children }: Slots['palette.found']) {
  const { t } = useLingui()
  const { deals, isSearching } = useDealSearch(text)
  const items = deals.map((deal) => ({
    id: deal.id,
    href: dealPath(deal.id),
    icon: <CompanyLogo deal={deal} size={28} />,
    name: deal.company_name,
    note: deal.title,
  }))
  return children({ title: t`Deals`, items, isSearching })
}
