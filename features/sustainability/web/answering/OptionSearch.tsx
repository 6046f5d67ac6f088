import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { ComboBox } from '#ui/ComboBox.tsx'
import { optionsFound } from '../data.ts'

type Labelled = readonly { id: string; label: string }[]

interface OptionSearchProps {
  label: string
  isLabelHidden?: boolean
  mark?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** A list of the server, or all options. */
  list: Parameters<typeof optionsFound>[0] | Labelled
  /** What was chosen before. */
  without?: readonly string[]
  value: string | null
  onChange: (id: string | null) => void
}

/** Chooses from a list that is too long to show. */
export function OptionSearch({ list, value, without = [], onChange, ...field }: OptionSearchProps) {
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed, 200)
  const isSearched = typeof list === 'string'
  const found = useQuery({ ...optionsFound(isSearched ? list : 'nace', { q }), placeholderData: keepPreviousData, enabled: isSearched })
  const chosen = useQuery({
    ...optionsFound(isSearched ? list : 'nace', { ids: value ? [value] : [] }),
    enabled: isSearched && value !== null,
  })
  const items = isSearched ? (found.data?.items ?? []) : list
  const unknown = value === null ? null : { id: value, label: chosen.isLoading ? '' : value }
  const current = (isSearched ? chosen.data?.items : list)?.find(({ id }) => id === value) ?? unknown
  return (
    <ComboBox
      {...field}
      items={items.filter(({ id }) => !without.includes(id))}
      value={current}
      onChange={(item) => onChange(item?.id ?? null)}
      {...(isSearched && { onFilterText: setTyped })}
      isLoading={found.isFetching}
      emptyText={<Trans>Nothing found</Trans>}
    />
  )
}
