import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import type { Option } from './OptionList.tsx'

export interface RadioChipsProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (id: Id) => void
}

/** A visible single choice, one press away: a new founder's industry. */
export function RadioChips<Id extends string>({ label, isLabelHidden, mark, hint, error, options, value, onChange }: RadioChipsProps<Id>) {
  return (
    <RadioGroup
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id)
        if (chosen) onChange(chosen.id)
      }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ id, label: text, isDisabled }) => (
          <Radio key={id} value={id} isDisabled={isDisabled} className="chip">
            {text}
          </Radio>
        ))}
      </div>
      <FieldNote hint={hint} error={error} />
    </RadioGroup>
  )
}
