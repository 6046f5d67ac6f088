import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

export interface CopyFieldProps {
  label: string
  value: string
  copyLabel: string
  onCopy: () => void
}

/** A read-only text to copy, such as a link. */
export const CopyField = ({ label, value, copyLabel, onCopy }: CopyFieldProps) => (
  <div className="flex items-end gap-2 phone:flex-col phone:items-stretch">
    <TextField
      className="min-w-0 flex-1"
      label={label}
      value={value}
      isReadOnly
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
    />
    <Button onPress={onCopy}>
      <Copy aria-hidden />
      {copyLabel}
    </Button>
  </div>
)
