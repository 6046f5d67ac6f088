import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTypedText } from '../use-typed-text.ts'

interface SearchFieldProps {
  label: string
  /** The label by default. */
  placeholder?: string
  query: string
  onType: (query: string) => void
  isBusy: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  /** In characters; 100 by default. */
  maxLength?: number
  className?: string
}

/** Searches while typing. Escape clears it. */
export function SearchField({ label, placeholder = label, query, onType, isBusy, inputRef, maxLength = 100, className }: SearchFieldProps) {
  const { t } = useLingui()
  const [typed, type] = useTypedText(query, onType)
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const clear = () => {
    type('')
    // The button is gone.
    input.current?.focus()
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      type="search"
      placeholder={placeholder}
      value={typed}
      onChange={type}
      onKeyDown={(event) => (event.key === 'Escape' && typed ? type('') : event.continuePropagation())}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck="false"
      enterKeyHint="search"
      inputRef={input}
      prefix={isBusy ? <Spinner className="size-4 text-ink-3" /> : <Search className="icon-sm" aria-hidden />}
      suffix={typed && <IconButton icon={X} label={t`Clear the search`} size="small" className="-me-2" onPress={clear} />}
      className={classNames('[&_input::-webkit-search-cancel-button]:hidden', className)}
    />
  )
}
