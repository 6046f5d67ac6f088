import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

export interface CopyFieldProps {
  label: string
  hint?: string
  value: string
  copyLabel: string
  onCopy: () => void
}

/** A text to be taken along, such as a link: it can be read, selected and copied. */
export const CopyField = ({ label, hint, value, copyLabel, onCopy }: CopyFieldProps) => (
  <TextField
    label={label}
    value={value}
    isReadOnly
    onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
    suffix={
      <Button size="small" className="-me-2" onPress={onCopy}>
        <Copy aria-hidden />
        {copyLabel}
      </Button>
    }
    {...(hint ? { hint } : {})}
  />
)
