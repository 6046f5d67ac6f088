import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Select } from '#ui/Select.tsx'
import { logChoices } from './data.ts'
import { type LogSearch, givenDay } from './log-search.ts'
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
      <DayFilter label={t`From`} day={search.from} onChange={(from) => onChange({ from })} />
      <DayFilter label={t`To`} day={search.to} onChange={(to) => onChange({ to })} />
    </div>
  )
}

interface DayFilterProps {
  label: string
  day: string | undefined
  onChange: (day: string | undefined) => void
}

/** Keeps a day that is still being typed out of the address, which would drop it. */
function DayFilter({ label, day = '', onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(day)
  const [seen, setSeen] = useState(day)
  if (day !== seen) {
    setSeen(day)
    setTyped(day)
  }
  const type = (next: string) => {
    setTyped(next)
    if (next === '' || givenDay(next)) onChange(next || undefined)
  }
  return <DateField label={label} value={typed} onChange={type} onBlur={() => setTyped(day)} />
}
