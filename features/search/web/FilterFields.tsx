import { useLingui } from '@lingui/react/macro'
import { Select } from '#ui/Select.tsx'
import type { OperatorValues } from '../operators.ts'
import { type ScreenSearch, validSearch } from './search.ts'

const any = 'any'

interface FilterFieldsProps {
  chosen: ScreenSearch
  values: OperatorValues
  onChange: (changes: ScreenSearch) => void
}

/** The filters besides kind and author. */
export function FilterFields({ chosen, values, onChange }: FilterFieldsProps) {
  const { t } = useLingui()
  const fields = [
    ['stage', t`Stage`, t`All stages`],
    ['industry', t`Industry`, t`All industries`],
    ['status', t`Status of deals`, t`Any status`],
    ['topic', t`Topic of posts`, t`All topics`],
  ] as const
  return fields.map(([name, label, all]) => (
    <Select
      key={name}
      label={label}
      options={[{ id: any, label: all }, ...values[name].map(({ value, label: text }) => ({ id: value, label: text }))]}
      value={chosen[name] ?? any}
      onChange={(value) => onChange({ [name]: validSearch({ [name]: value })[name] })}
    />
  ))
}
