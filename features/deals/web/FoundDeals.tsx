import { useLingui } from '@lingui/react/macro'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { dealPath } from '../paths.ts'
import { useDealSearch } from './use-deal-search.ts'

/** Deals found by the command palette. */
export function FoundDeals({ text, children }: Slots['palette.found']) {
  const { t } = useLingui()
  const { deals, isSearching } = useDealSearch(text)
  const items = deals.map(({ id, company_name, title }) => ({
    id,
    href: dealPath(id),
    icon: <Avatar id={id} name={company_name} shape="company" size={28} />,
    name: company_name,
    note: title,
  }))
  return children({ title: t`Deals`, items, isSearching })
}
