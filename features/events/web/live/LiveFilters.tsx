import { useLingui } from '@lingui/react/macro'
import { CityField, CountryField } from '#features/places/web/index.ts'
import { DateField } from '#ui/DateField.tsx'
import { Select } from '#ui/Select.tsx'
import { eventFormats, eventSourceKinds } from '../../vocabulary.ts'
import { formatLabels, sourceLabels } from '../labels.ts'
import type { HubSearch } from '../search.ts'

const any = 'any'
const radii = Array.from({ length: 20 }, (_, index) => (index + 1) * 5)

interface LiveFiltersProps {
  search: HubSearch
  onChange: (changes: HubSearch) => void
}

/** Filters: location, dates and source. */
export function LiveFilters({ search, onChange }: LiveFiltersProps) {
  const { t, i18n } = useLingui()
  const { place, city, country, radius, from, to, source, format } = search
  const changed = (changes: { [Name in keyof HubSearch]: HubSearch[Name] | undefined }) => onChange(changes)
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <CountryField
        label={t`Country`}
        value={country ?? null}
        onChange={(chosen) => chosen !== (country ?? null) && changed({ country: chosen ?? undefined, place: undefined, city: undefined })}
        error={undefined}
      />
      {/* Another country starts with an empty search. */}
      <CityField
        key={country}
        label={t`City`}
        country={country ?? null}
        value={place === undefined ? null : { id: place, name: city ?? t`Selected city` }}
        onChange={(chosen) => changed({ place: chosen?.id, city: chosen?.name })}
        error={undefined}
      />
      <Select
        label={t`Within`}
        isDisabled={place === undefined}
        options={radii.map((km) => ({ id: String(km), label: t`${km} km` }))}
        value={String(radius ?? 25)}
        onChange={(km) => changed({ radius: Number(km) })}
      />
      <Select
        label={t`Format`}
        options={[{ id: any, label: t`Anywhere` }, ...eventFormats.map((id) => ({ id, label: i18n._(formatLabels[id]) }))]}
        value={format ?? any}
        onChange={(chosen) => changed({ format: chosen === any ? undefined : chosen })}
      />
      <DateField label={t`From`} value={from ?? ''} onChange={(date) => changed({ from: date || undefined })} />
      <DateField label={t`Until`} value={to ?? ''} onChange={(date) => changed({ to: date || undefined })} />
      <Select
        label={t`Source`}
        options={[{ id: any, label: t`All sources` }, ...eventSourceKinds.map((id) => ({ id, label: i18n._(sourceLabels[id]) }))]}
        value={source ?? any}
        onChange={(chosen) => changed({ source: chosen === any ? undefined : chosen })}
      />
    </div>
  )
}
