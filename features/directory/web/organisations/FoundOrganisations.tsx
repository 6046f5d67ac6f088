import { useLingui } from '@lingui/react/macro'
import { organisationPath } from '#features/organisations/paths.ts'
import { OrganisationLogo, kindLabels } from '#features/organisations/web/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { useOrganisationSearch } from '../use-search.ts'

/** The organisations that the palette finds. */
export function FoundOrganisations({ text, children }: Slots['palette.found']) {
  const { t, i18n } = useLingui()
  const { organisations, isSearching } = useOrganisationSearch(text)
  const items = organisations.map((organisation) => ({
    id: organisation.id,
    href: organisationPath(organisation.slug),
    icon: <OrganisationLogo organisation={organisation} size={28} />,
    name: organisation.name,
    note: i18n._(kindLabels[organisation.kind]),
  }))
  return children({ title: t`Organisations`, items, isSearching })
}
