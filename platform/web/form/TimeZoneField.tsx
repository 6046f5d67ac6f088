import { useLingui } from '@lingui/react/macro'
import { ComboBox } from '#ui/ComboBox.tsx'
import type { Option } from '#ui/OptionList.tsx'
import type { FieldProps } from './use-form.ts'

/** A choice of the browser's time zones. */
export function TimeZoneField({ value, onChange, error }: FieldProps<string>) {
  const { t } = useLingui()
  return (
    <ComboBox
      label={t`Time zone`}
      error={error}
      items={timeZoneOptions()}
      value={optionOf(value)}
      onChange={(zone) => zone && onChange(zone.id)}
      emptyText={t`No time zone found`}
    />
  )
}

let options: Option[] | undefined

function timeZoneOptions(): Option[] {
  options ??= Intl.supportedValuesOf('timeZone').map(optionOf)
  return options
}

const optionOf = (zone: string): Option => ({ id: zone, label: zone.replaceAll('_', ' ') })
