import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CountriesField } from '#features/places/web/index.ts'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { regions } from '../../vocabulary.ts'
import { isRegion } from '../geography.ts'
import { regionLabels } from '../labels.ts'
import type { FormValues } from './form-values.ts'
import { useOptions } from './options.ts'

export interface GeographyFieldProps {
  label: string
  error: ReactNode
  value: FormValues['geography']
  onChange: (geography: FormValues['geography']) => void
}

/** Where an investor invests: regions, single countries, or both. */
export function GeographyField({ value, onChange, ...texts }: GeographyFieldProps) {
  const { t } = useLingui()
  const options = useOptions(regions, regionLabels)
  const chosenRegions = value.filter((place) => isRegion(place))
  const countries = value.filter((place) => !isRegion(place))
  return (
    <div className="grid gap-3">
      <ChipGroup {...texts} options={options} value={chosenRegions} onChange={(chosen) => onChange([...chosen, ...countries])} />
      <CountriesField label={t`Further countries`} value={countries} onChange={(chosen) => onChange([...chosenRegions, ...chosen])} />
    </div>
  )
}
