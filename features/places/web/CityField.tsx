import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ComboBox } from '#ui/ComboBox.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import { citiesAttribution } from '../attribution.ts'
import type { City } from '../contract.ts'
import type { CountryCode } from '../countries.ts'
import { cityName } from './city-names.ts'
import { useCities } from './data.ts'

export type ChosenCity = Pick<City, 'id' | 'name'>

interface CityFieldProps extends Pick<FieldTexts, 'label' | 'error'> {
  /** Without a country the field is disabled. */
  country: CountryCode | null
  value: ChosenCity | null
  onChange: (city: ChosenCity | null) => void
}

/** A city of the country, searched on the server as you type. */
export function CityField({ label, country, value, onChange, error }: CityFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { cities, isLoading } = useCities(country, typed)
  const { source, sourceUrl, licence, licenceUrl } = citiesAttribution

  return (
    <ComboBox
      label={label}
      items={cities.map(({ id, name }) => ({ id: String(id), label: cityName(name), name, geonames: id }))}
      value={value && { id: String(value.id), label: cityName(value.name), name: value.name, geonames: value.id }}
      onChange={(city) => onChange(city && { id: city.geonames, name: city.name })}
      onFilterText={setTyped}
      isLoading={country !== null && isLoading}
      isDisabled={country === null}
      emptyText={t`No city found. Choose the nearest larger city.`}
      loadingText={t`Searching`}
      placeholder={country === null ? t`Choose the country first` : t`Type to search`}
      error={error}
      hint={
        <Trans>
          Cities from{' '}
          <a href={sourceUrl} target="_blank" rel="noopener" className="underline">
            {source}
          </a>
          ,{' '}
          <a href={licenceUrl} target="_blank" rel="noopener" className="underline">
            {licence}
          </a>
        </Trans>
      }
    />
  )
}
