import { TextField } from './TextField.tsx'
import type { FieldTexts } from './Field.tsx'

export interface DateFieldProps extends FieldTexts {
  /** 'YYYY-MM-DD', with a time 'YYYY-MM-DDTHH:mm'; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  hasTime?: boolean
  className?: string
}

/** The browser's native date field, with an optional time. */
export function DateField({ hasTime = false, ...props }: DateFieldProps) {
  return <TextField type={hasTime ? 'datetime-local' : 'date'} {...props} />
}
