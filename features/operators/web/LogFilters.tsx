import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Select } from '#ui/Select.tsx'
import { logChoices } from './data.ts'
import type { LogSearch } from './log-search.ts'
import { useRoomNames } from './use-room-names.ts'

interface LogFiltersProps {
  search: LogSearch
  isBusy: boolean
  onChange: (changes: { [Name in keyof LogSearch]: LogSearch[Name] | undefined }) => void
}

/** Narrows the log down by words, who, area and days. */
export function LogFilters({ search, isBusy, onChange }: LogFiltersProps) {
  const { t } = useLingui()
  const { operators = [], rooms = [] } = useQuery(logChoices()).data ?? {}
  const roomName = useRoomNames()
  const anybody = { id: 'all', label: t`Everybody` }
  const anything = { id: 'all', label: t`Everything` }
  const given = (id: string) => (id === 'all' ? undefined : id)
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-3 phone:grid-cols-1">
      <SearchField
        className="col-span-full"
        label={t`Search the log`}
        placeholder={t`Names, reasons and other words`}
        query={search.q ?? ''}
        onType={(q) => onChange({ q })}
        isBusy={isBusy}
      />
      <Select
        label={t`Who`}
        options={[anybody, ...operators.map(({ id, full_name }) => ({ id, label: full_name }))]}
        value={search.by ?? 'all'}
        onChange={(id) => onChange({ by: given(id) })}
      />
      <Select
        label={t`Area`}
        options={[anything, ...rooms.map((id) => ({ id, label: roomName(id) }))]}
        value={search.room ?? 'all'}
        onChange={(id) => onChange({ room: given(id) })}
      />
      <DateField label={t`From`} value={search.from ?? ''} onChange={(from) => onChange({ from })} />
      <DateField label={t`To`} value={search.to ?? ''} onChange={(to) => onChange({ to })} />
    </div>
  )
}
