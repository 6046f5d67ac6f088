import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTypedText } from '#platform/web/use-typed-text.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'

interface SearchFieldProps {
  query: string
  onType: (query: string) => void
  isBusy: boolean
  inputRef: Ref<HTMLInputElement>
}

/** Searches as one types. Escape empties it. */
export function SearchField({ query, onType, isBusy, inputRef }: SearchFieldProps) {
  const { t } = useLingui()
  const [typed, type] = useTypedText(query, onType)
  return (
    <TextField
      label={t`Search members`}
      isLabelHidden
      type="search"
      placeholder={t`Search name, company, skill`}
      value={typed}
      onChange={type}
      onKeyDown={(event) => (event.key === 'Escape' && typed ? type('') : event.continuePropagation())}
      maxLength={100}
      autoComplete="off"
      spellCheck="false"
      enterKeyHint="search"
      inputRef={inputRef}
      prefix={isBusy ? <Spinner className="size-4 text-ink-3" /> : <Search className="icon-sm" aria-hidden />}
      suffix={typed && <IconButton icon={X} label={t`Clear the search`} size="small" className="-me-2" onPress={() => type('')} />}
      className="max-w-90 flex-1 basis-60 max-[1099px]:max-w-none max-[1099px]:basis-full phone:basis-0 [&_input::-webkit-search-cancel-button]:hidden"
    />
  )
}
