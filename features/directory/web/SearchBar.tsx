import { type ReactNode, useRef } from 'react'
import { ActiveFilters } from '#platform/web/filters/ActiveFilters.tsx'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { useIsPhone } from '#platform/web/phone.ts'
import type { FilterChanges } from './use-filters.ts'

interface SearchBarProps<Filters, Name extends string> {
  label: string
  placeholder: string
  filters: Filters
  changes: FilterChanges<Filters>
  /** The state without the toolbar's filters. */
  none: Filters
  /** Those of the toolbar that are active. */
  active: readonly { name: Name; text: string }[]
  isBusy: boolean
  /** Of the button that applies the filters on phones: 'Show members'. */
  applyLabel: string
  /** The fields of the toolbar, which are on a sheet on phones. */
  renderFields: (fields: { filters: Filters; onChange: (changes: Filters) => void; isToolbar: boolean }) => ReactNode
  /** Below the fields: chips, and the number of results. */
  children: ReactNode
}

/** Search and filters above a list. */
export function SearchBar<Filters extends { query?: string | undefined }, Name extends string>({
  label,
  placeholder,
  filters,
  changes: { choose, type },
  none,
  active,
  isBusy,
  applyLabel,
  renderFields,
  children,
}: SearchBarProps<Filters, Name>) {
  const isPhone = useIsPhone()
  const searchInput = useRef<HTMLInputElement>(null)
  return (
    <search className="my-4 grid grid-cols-1 gap-4 phone:my-3 phone:gap-3">
      <div className="flex flex-wrap gap-2 phone:flex-nowrap">
        <SearchField
          label={label}
          placeholder={placeholder}
          query={filters.query ?? ''}
          onType={type}
          isBusy={isBusy}
          inputRef={searchInput}
          className="max-w-90 flex-1 basis-60 max-[1099px]:max-w-none max-[1099px]:basis-full phone:basis-0"
        />
        {isPhone ? (
          <FilterSheet<Filters> filters={filters} none={none} active={active.length} applyLabel={applyLabel} onApply={choose}>
            {(chosen, change) => renderFields({ filters: chosen, onChange: change, isToolbar: false })}
          </FilterSheet>
        ) : (
          renderFields({ filters, onChange: choose, isToolbar: true })
        )}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2 phone:block">{children}</div>
      <ActiveFilters
        active={active}
        onRemove={(name) => choose({ [name]: undefined } as unknown as Filters)}
        onClear={() => choose(none)}
        onEmpty={() => searchInput.current?.focus()}
      />
    </search>
  )
}
