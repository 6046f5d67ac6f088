import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'

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
  return (
    <AriaNumberField
      {...rest}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="flex gap-2">
        <div className="field-box">
          <Input placeholder={placeholder} className="tabular-nums" />
          {suffix && <span className="text-ink-3">{suffix}</span>}
        </div>
        {children}
      </div>
      <FieldNote hint={hint} error={error} />
    </AriaNumberField>
  )
}
