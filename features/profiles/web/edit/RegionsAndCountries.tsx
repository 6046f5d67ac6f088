import { useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#features/places/countries.ts'
import { type Region, isRegion, regions } from '#features/places/vocabulary.ts'
import { CountriesField } from '#features/places/web/index.ts'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import { regionLabels } from '../labels.ts'
import { useOptions } from './options.ts'

type Place = Region | CountryCode

interface RegionsAndCountriesProps extends FieldTexts {
  value: readonly Place[]
  onChange: (places: Place[]) => void
}

/** Regions, single countries, or both. */
export function RegionsAndCountries({ value, onChange, ...texts }: RegionsAndCountriesProps) {
  const { t } = useLingui()
  const options = useOptions(regions, regionLabels)
  const chosenRegions = value.filter((place) => isRegion(place))
  const countries = value.filter((place) => !isRegion(place))
  return (
    <div className="grid gap-3">
      <ChipGroup {...texts} options={options} value={chosenRegions} onChange={(chosen) => onChange([...chosen, ...countries])} />
      <CountriesField label={t`Additional countries`} value={countries} onChange={(chosen) => onChange([...chosenRegions, ...chosen])} />
    </div>
  )
}
