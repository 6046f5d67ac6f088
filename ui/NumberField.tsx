import { type ReactNode, useCallback, useContext, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import { RefusedEntryText } from './refused-entry-text.ts'

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'validate' | 'value' | 'onChange'
    > {
  /** Null while empty. */
  value: number | null
  /** Called on blur or Enter, not for each digit. */
  onChange: (value: number | null) => void
  placeholder?: string
  suffix?: ReactNode
  className?: string
  /** Next to the input, such as a currency selector. */
  children?: ReactNode
}

/**
 * What became of the last keystroke since the field was left: React Aria keeps out what cannot be part of a number, without saying so. It also tells
 * of a correction, which the value tells only on blur: an error that disappeared then would move the button that is just being pressed.
 */
function useEntry() {
  const [entry, setEntry] = useState<'accepted' | 'refused'>()
  const watch = useCallback((box: HTMLElement | null) => {
    const handle = (event: InputEvent) => setEntry(event.defaultPrevented ? 'refused' : 'accepted')
    box?.addEventListener('beforeinput', handle)
    return () => box?.removeEventListener('beforeinput', handle)
  }, [])
  return { entry, watch, leave: () => setEntry((last) => (last === 'accepted' ? undefined : last)) }
}

/** A number in the reader's format. For years, pass `formatOptions={{ useGrouping: false }}`. */
export function NumberField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  value,
  onChange,
  placeholder,
  suffix,
  className,
  children,
  ...rest
}: NumberFieldProps) {
  const { entry, watch, leave } = useEntry()
  const refused = useContext(RefusedEntryText)
  const shown = entry === 'refused' ? refused : entry === 'accepted' ? undefined : error
  return (
    <AriaNumberField
      {...rest}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      isInvalid={Boolean(shown)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="flex flex-wrap gap-2">
        <div ref={watch} className="field-box flex-1 basis-[5rem]">
          {/* Enter sends the form from within the field: what it is refused for must show. */}
          <Input
            placeholder={placeholder}
            className="tabular-nums"
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave()
            }}
          />
          {suffix && <span className="text-ink-3">{suffix}</span>}
        </div>
        {children}
      </div>
      <FieldNote hint={hint} error={shown} />
    </AriaNumberField>
  )
}
