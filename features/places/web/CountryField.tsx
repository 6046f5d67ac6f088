import { useLingui } from '@lingui/react/macro'
import { ComboBox } from '#ui/ComboBox.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import type { CountryCode } from '../countries.ts'
import { countryName, countryOptions } from './country-names.ts'

interface CountryFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  value: CountryCode | null
  onChange: (country: CountryCode | null) => void
}

export function CountryField({ value, onChange, ...texts }: CountryFieldProps) {
  const { t } = useLingui()
  return (
    <ComboBox
      {...texts}
      items={countryOptions()}
      value={value && { id: value, label: countryName(value) }}
      onChange={(country) => onChange(country?.id ?? null)}
      emptyText={t`No country found`}
      placeholder={t`Type to search`}
    />
  )
}
