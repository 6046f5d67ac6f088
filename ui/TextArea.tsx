import { useLocale } from 'react-aria-components/I18nProvider'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'prefix' | 'suffix' | 'inputRef'> {
  value: string
  /** Shown as '128 / 600' at the end of the label. Longer texts can be typed, so that nothing pasted is lost, but not submitted. */
  limit?: number
  /** How to count the length; UTF-16 code units by default. */
  lengthOf?: (text: string) => number
  /** Initial number of rows; grows with the text, then scrolls. */
  rows?: number
}

/** A multi-line text field. Controlled with `value`, `onChange(text)` and `onBlur`. */
export function TextArea({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  placeholder,
  limit,
  lengthOf,
  rows = 3,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} validationBehavior="aria" className={classNames(fieldClass, className)}>
      <FieldLabel
        label={label}
        isLabelHidden={isLabelHidden}
        mark={limit === undefined ? mark : <Counter used={lengthOf ? lengthOf(rest.value) : rest.value.length} limit={limit} />}
      />
      <div className="field-box text-area" data-text={rest.value}>
        <AriaTextArea rows={rows} placeholder={placeholder} />
      </div>
      <FieldNote hint={hint} error={error} />
    </AriaTextField>
  )
}

function Counter({ used, limit }: { used: number; limit: number }) {
  const { locale } = useLocale()
  return (
    <span className={classNames('whitespace-nowrap', used > limit && 'font-medium text-danger')}>
      {used.toLocaleString(locale)} / {limit.toLocaleString(locale)}
    </span>
  )
}
