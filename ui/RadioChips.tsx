import { useId } from 'react'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import type { Option } from './OptionList.tsx'

export interface RadioChipsProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (id: Id) => void
}

/** A visible single choice, one press away: a new founder's industry. The browser's own radio buttons, because some forms have dozens. */
export function RadioChips<Id extends string>({ label, isLabelHidden, mark, hint, error, options, value, onChange }: RadioChipsProps<Id>) {
  const id = useId()
  const isInvalid = Boolean(error)
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={hint || error ? `${id}note` : undefined}
      aria-invalid={isInvalid || undefined}
      data-invalid={isInvalid || undefined}
      className={fieldClass}
    >
      <FieldLabel id={`${id}label`} label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label key={option.id} className="chip" data-disabled={option.isDisabled || undefined}>
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={option.id}
              disabled={option.isDisabled}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </div>
  )
}
