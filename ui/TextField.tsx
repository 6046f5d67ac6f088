import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'

export interface TextFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'validate'> {
  placeholder?: string
  /** Before and after the text, inside the border: an icon, a unit, a button. */
  prefix?: ReactNode
  suffix?: ReactNode
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A single-line text field. Controlled with `value`, `onChange(text)` and `onBlur`. */
export function TextField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  placeholder,
  prefix,
  suffix,
  className,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} validationBehavior="aria" className={classNames(fieldClass, className)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="field-box">
        {prefix}
        <Input ref={inputRef} placeholder={placeholder} />
        {suffix}
      </div>
      <FieldNote hint={hint} error={error} />
    </AriaTextField>
  )
}
