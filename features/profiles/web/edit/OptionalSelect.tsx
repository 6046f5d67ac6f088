import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { FieldTexts } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { useOptions } from './options.ts'

const none = 'none'

interface OptionalSelectProps<Value extends string> extends FieldTexts {
  values: readonly Value[]
  labels: Readonly<Record<Value, MessageDescriptor>>
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A select with an option for no value. */
export function OptionalSelect<Value extends string>({ values, labels, value, onChange, ...texts }: OptionalSelectProps<Value>) {
  const { t } = useLingui()
  const options = useOptions(values, labels)
  return (
    <Select
      {...texts}
      options={[{ id: none, label: t`Not stated` }, ...options]}
      value={value ?? none}
      onChange={(chosen) => onChange(values.find((each) => each === chosen) ?? null)}
    />
  )
}
