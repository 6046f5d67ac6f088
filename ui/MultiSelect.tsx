import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import { type Option, OptionList } from './OptionList.tsx'

export interface MultiSelectProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: readonly Id[]
  /** In the order of `options`. */
  onChange: (ids: Id[]) => void
  placeholder: string
  isDisabled?: boolean
  className?: string
}

/** A collapsed multiple choice, for forms with little room. Where all options should be visible, use ChipGroup. */
export function MultiSelect<Id extends string>({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  isDisabled,
  className,
}: MultiSelectProps<Id>) {
  const chosen = options.filter((option) => value.includes(option.id))
  return (
    <AriaSelect
      selectionMode="multiple"
      isDisabled={isDisabled}
      value={value}
      onChange={(keys) => onChange(options.filter((option) => keys.includes(option.id)).map((option) => option.id))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <Button className="field-box">
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-3">
          {chosen.length ? chosen.map((option) => option.label).join(', ') : placeholder}
        </SelectValue>
        <ChevronDown className="icon-sm" aria-hidden />
      </Button>
      <FieldNote hint={hint} error={error} />
      <Popover offset={6} className="popover min-w-(--trigger-width)">
        <OptionList options={options} isMultiple />
      </Popover>
    </AriaSelect>
  )
}
