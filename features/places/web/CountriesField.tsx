import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import type { CountryCode } from '../countries.ts'
import { countryName, countryOptions } from './country-names.ts'

interface CountriesFieldProps extends Pick<FieldTexts, 'label' | 'mark' | 'hint' | 'error'> {
  value: readonly CountryCode[]
  onChange: (countries: CountryCode[]) => void
}

/** Selects any number of countries; each has a button that removes it. */
export function CountriesField({ value, onChange, ...texts }: CountriesFieldProps) {
  const { t } = useLingui()
  return (
    <div className="grid min-w-0 gap-2">
      <ComboBox
        {...texts}
        items={countryOptions().filter(({ id }) => !value.includes(id))}
        value={null}
        onChange={(country) => country && onChange([...value, country.id])}
        emptyText={t`No country found`}
        placeholder={t`Type to add a country`}
      />
      {value.length > 0 && (
        <ul aria-label={texts.label} className="flex flex-wrap gap-1.5">
          {value.map((country) => {
            const name = countryName(country)
            return (
              <li key={country}>
                <Button size="small" aria-label={t`Remove ${name}`} onPress={() => onChange(value.filter((each) => each !== country))}>
                  {name}
                  <X aria-hidden />
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
