import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Section } from '#features/profiles/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { DealLines } from '../card/DealLines.tsx'
import { dealsOfOrganisation } from '../data.ts'

/** The open deals of an organisation, on its page. Renders nothing if there are none. */
export function OrganisationDeals({ organisation }: Slots['organisation.deals']) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(dealsOfOrganisation(organisation.id))
  const deals = itemsOf(pages.data)
  if (deals.length === 0) return null
  return (
    <Section title={t`Open deals`}>
      <DealLines deals={deals} />
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </Section>
  )
}
