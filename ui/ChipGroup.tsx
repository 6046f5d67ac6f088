import { Check } from 'lucide-react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import type { Option } from './OptionList.tsx'

export interface ChipGroupProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: readonly Id[]
  /** In the order of `options`. */
  onChange: (ids: Id[]) => void
  isDisabled?: boolean
  className?: string
}

/** A visible multiple choice: industries, stages, regions, goals. Each chip is a checkbox. */
export function ChipGroup<Id extends string>({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  isDisabled,
  className,
}: ChipGroupProps<Id>) {
  return (
    <CheckboxGroup
      value={[...value]}
      onChange={(ids) => onChange(options.filter((option) => ids.includes(option.id)).map((option) => option.id))}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ id, label: text, icon: Icon, isDisabled: isOff }) => (
          <Checkbox key={id} value={id} isDisabled={isOff} className="chip group">
            {Icon && <Icon className="icon-sm group-data-selected:hidden" />}
            <Check className="icon-sm hidden group-data-selected:block" aria-hidden />
            {text}
          </Checkbox>
        ))}
      </div>
      <FieldNote hint={hint} error={error} />
    </CheckboxGroup>
  )
}
