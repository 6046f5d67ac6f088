import { TextField } from './TextField.tsx'
import type { FieldTexts } from './Field.tsx'

export interface DateFieldProps extends FieldTexts {
  /** 'YYYY-MM-DD', with a time 'YYYY-MM-DDTHH:mm'; empty for none. */
  value: string
  onChange: (value: string) => void
  hasTime?: boolean
  className?: string
}

/** A date, and its time if asked for, as the browser's own field has them: written in the reader's way, with a calendar to choose from. */
export function DateField({ hasTime = false, ...props }: DateFieldProps) {
  return <TextField type={hasTime ? 'datetime-local' : 'date'} {...props} />
}
