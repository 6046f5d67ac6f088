import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { organisationKinds } from '#features/organisations/kinds.ts'
import { kindLabels } from '#features/organisations/web/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { useOrganisationSearch } from '../use-search.ts'

/** How many are found, and how many of them offered: some may be of another kind or excluded. */
const [found, offered] = [30, 8]

/** A field that searches organisations as you type. */
export function ChooseOrganisation({ value, onChange, except = [], kinds = organisationKinds, ...texts }: Slots['choose.organisation']) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const [kind, ...otherKinds] = kinds
  const { organisations, isSearching } = useOrganisationSearch(typed, { limit: found, kind: otherKinds.length > 0 ? undefined : kind })
  const fitting = organisations.filter((each) => kinds.includes(each.kind) && !except.includes(each.id)).slice(0, offered)
  const optionOf = (organisation: NonNullable<typeof value>) => ({
    id: organisation.id,
    label: organisation.name,
    detail: i18n._(kindLabels[organisation.kind]),
    organisation,
  })
  return (
    <ComboBox
      {...texts}
      items={fitting.map(optionOf)}
      value={value && optionOf(value)}
      onChange={(chosen) => onChange(chosen?.organisation ?? null)}
      onFilterText={setTyped}
      isLoading={isSearching}
      emptyText={typed.trim() ? t`No organisation found` : t`Type a name`}
      loadingText={t`Searching`}
      placeholder={t`Type a name`}
    />
  )
}
