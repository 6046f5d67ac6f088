import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import { type Option, OptionList } from './OptionList.tsx'
import { Spinner } from './Spinner.tsx'

export interface ComboBoxProps<Item extends Option> extends FieldTexts {
  /** All options, filtered while typing; or, with `onFilterText`, the server's results. */
  items: readonly Item[]
  /** The item rather than its id, because it may not be among `items`. */
  value: Item | null
  onChange: (item: Item | null) => void
  /** Called with the typed text, and with '' when the list is opened; `items` are then shown unfiltered. */
  onFilterText?: (text: string) => void
  isLoading?: boolean
  /** Shown if there are no results. */
  emptyText: ReactNode
  loadingText?: ReactNode
  placeholder?: string
  name?: string
  isDisabled?: boolean
  className?: string
}

/**
 * A searchable single choice. Leaving the field restores the label of the current value; clearing it removes the value. While nothing is
 * chosen, what is typed stays until then, even if scrolling or Escape closes the list.
 */
export function ComboBox<Item extends Option>({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  items,
  value,
  onChange,
  onFilterText,
  isLoading = false,
  emptyText,
  loadingText,
  placeholder,
  name,
  isDisabled,
  className,
}: ComboBoxProps<Item>) {
  const id = value?.id ?? null
  /** What the member has typed or chosen since they entered the field, and whether they typed it last, which opens the list. */
  const [own, setOwn] = useState<{ text: string; opensList: boolean } | null>(null)
  const text = own?.text ?? value?.label ?? ''

  return (
    <AriaComboBox
      name={name}
      isDisabled={isDisabled}
      {...(onFilterText ? { items } : { defaultItems: items })}
      allowsEmptyCollection
      // Scrolling closes the list, and an option can be pressed just then: only typing may open it again.
      menuTrigger={own?.opensList === false ? 'manual' : 'input'}
      value={id}
      onChange={(key) => {
        // The list was closed without a choice.
        if (key === null) return setOwn((before) => before && { ...before, opensList: false })
        const chosen = key === id ? value : (items.find((item) => item.id === key) ?? null)
        setOwn({ text: chosen?.label ?? '', opensList: false })
        if (key !== id) onChange(chosen)
      }}
      inputValue={text}
      onInputChange={(input) => {
        if (input === text) return
        setOwn({ text: input, opensList: true })
        onFilterText?.(input)
        if (input === '') onChange(null)
      }}
      onOpenChange={(_isOpen, trigger) => {
        if (trigger === 'manual') onFilterText?.('')
      }}
      onBlur={() => setOwn(null)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <Group className="field-box">
        <Input placeholder={placeholder} autoComplete="off" />
        {isLoading && <Spinner className="text-ink-3" />}
        <Button className="-me-1 grid size-6 shrink-0 place-items-center text-ink-3 phone:-me-3 phone:size-11">
          <ChevronDown className="icon-sm" aria-hidden />
        </Button>
      </Group>
      <FieldNote hint={hint} error={error} />
      <Popover offset={6} className="popover w-(--trigger-width)">
        <OptionList empty={isLoading ? loadingText : emptyText} />
      </Popover>
    </AriaComboBox>
  )
}
