import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { kindLabels } from '#features/organisations/web/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { useOrganisationSearch } from '../use-search.ts'

/** A field that searches organisations as you type. */
export function ChooseOrganisation({ value, onChange, kinds, except = [], ...texts }: Slots['choose.organisation']) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const { organisations, isSearching } = useOrganisationSearch(typed, kinds)
  const found = organisations.filter(({ id }) => !except.includes(id))
  const optionOf = (organisation: NonNullable<typeof value>) => ({
    id: organisation.id,
    label: organisation.name,
    detail: i18n._(kindLabels[organisation.kind]),
    organisation,
  })
  return (
    <ComboBox
      {...texts}
      items={found.map(optionOf)}
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
