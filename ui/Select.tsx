import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import { type Option, OptionList } from './OptionList.tsx'

export interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (id: Id) => void
  /** Shown while nothing is selected. */
  placeholder?: string
  name?: string
  isDisabled?: boolean
  className?: string
}

/** A single choice of a few options. For an empty choice, add an option ('All countries'). From 15 options, use ComboBox. */
export function Select<Id extends string>({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder = '',
  name,
  isDisabled,
  className,
}: SelectProps<Id>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AriaSelect
      name={name}
      isDisabled={isDisabled}
      placeholder={placeholder}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        // Arrow keys and letters open a closed list and change nothing, because a change may lead to another page.
        if (!isOpen) setOpen(true)
        else if (chosen) onChange(chosen.id)
      }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <Button className="field-box h-auto! min-h-control py-1">
        <SelectValue className="line-clamp-2 min-w-0 flex-1 text-start wrap-anywhere data-placeholder:text-ink-3">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown className="icon-sm" aria-hidden />
      </Button>
      <FieldNote hint={hint} error={error} />
      <Popover offset={6} className="popover min-w-(--trigger-width)">
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
