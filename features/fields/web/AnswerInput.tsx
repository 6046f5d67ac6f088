import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { DateField } from '#ui/DateField.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { OwnField } from '../contract.ts'
import { longestAnswer } from '../limits.ts'
import type { FieldValue } from '../vocabulary.ts'
import { useWords } from './use-words.ts'

interface AnswerInputProps {
  field: OwnField
  value: FieldValue | null | undefined
  onChange: (value: FieldValue | null) => void
  error?: FieldTexts['error']
  hint?: FieldTexts['hint']
  /** The saved answer: options that are no longer offered can be kept. */
  saved?: FieldValue | undefined
}

const none = 'none'

/** The input of an own field, by its kind. */
export function AnswerInput({ field, value, onChange, error, hint, saved }: AnswerInputProps) {
  const { t } = useLingui()
  const say = useWords()
  const { kind, unit, is_required: isRequired } = field
  const texts = { label: say(field, field.label), mark: isRequired ? undefined : t`Optional`, hint, error }
  const kept = [saved].flat()
  const options = field.choices
    .filter((choice) => choice.is_offered || kept.includes(choice.id))
    .map((choice) => ({ id: choice.id, label: say(field, choice.label) }))
  switch (kind) {
    case 'text':
      return <TextArea {...texts} rows={2} limit={longestAnswer} value={textOf(value)} onChange={onChange} />
    case 'link':
      return <TextField {...texts} inputMode="url" placeholder="https://" value={textOf(value)} onChange={onChange} />
    case 'date':
      return <DateField {...texts} value={textOf(value)} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          {...texts}
          suffix={unit}
          formatOptions={{ maximumFractionDigits: 4 }}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <Select
          {...texts}
          options={[{ id: none, label: t`Not stated` }, ...options]}
          value={textOf(value) || none}
          onChange={(id) => onChange(id === none ? null : id)}
        />
      )
    case 'choices':
  }
  return <ChipGroup {...texts} options={options} value={Array.isArray(value) ? value : []} onChange={onChange} />
}

const textOf = (value: FieldValue | null | undefined): string => (typeof value === 'string' ? value : '')
