import { type ReactNode, useRef } from 'react'
import { ActiveFilters } from '#platform/web/filters/ActiveFilters.tsx'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { useIsPhone } from '#platform/web/phone.ts'
import { type OwnFieldName, idOfField, isOwnFieldName } from '#features/fields/form-values.ts'
import { OwnFieldFilters, useActiveOwnFilters, useFilterableFields } from '#features/fields/web/index.ts'
import type { Subject } from '#features/fields/vocabulary.ts'
import { withoutFilter } from '#features/fields/filters.ts'
import type { FilterChanges } from './use-filters.ts'

interface SearchBarProps<Filters, Name extends string> {
  label: string
  placeholder: string
  filters: Filters
  changes: FilterChanges<Filters>
  /** Whose own fields, added by the community, are filters too. */
  ownFieldsOf: Subject
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
export function SearchBar<Filters extends { query?: string | undefined; fields?: string | undefined }, Name extends string>({
  label,
  placeholder,
  filters,
  changes: { choose, type },
  ownFieldsOf,
  none: noCommon,
  active: common,
  isBusy,
  applyLabel,
  renderFields,
  children,
}: SearchBarProps<Filters, Name>) {
  const isPhone = useIsPhone()
  const searchInput = useRef<HTMLInputElement>(null)
  const ownFields = useFilterableFields(ownFieldsOf)
  const ownActive = useActiveOwnFilters(ownFields, filters.fields)
  const active: readonly { name: Name | OwnFieldName; text: string }[] = [...common, ...ownActive]
  const none = { ...noCommon, fields: undefined }
  const withoutOne = (name: Name | OwnFieldName) =>
    isOwnFieldName(name) ? { fields: withoutFilter(filters.fields, idOfField(name)) } : { [name]: undefined }
  const ownFilters = (chosen: Filters, change: (changes: Filters) => void) => (
    <OwnFieldFilters fields={ownFields} filters={chosen.fields} onChange={(fields) => change({ fields } as Filters)} />
  )
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
            {(chosen, change) => (
              <>
                {renderFields({ filters: chosen, onChange: change, isToolbar: false })}
                {ownFilters(chosen, change)}
              </>
            )}
          </FilterSheet>
        ) : (
          <>
            {renderFields({ filters, onChange: choose, isToolbar: true })}
            {ownFields.length > 0 && (
              <FilterSheet<Filters>
                isFurther
                filters={filters}
                none={{ fields: undefined } as Filters}
                active={ownActive.length}
                applyLabel={applyLabel}
                onApply={({ fields }) => choose({ fields } as Filters)}
              >
                {ownFilters}
              </FilterSheet>
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2 phone:block">{children}</div>
      <ActiveFilters
        active={active}
        onRemove={(name) => choose(withoutOne(name) as unknown as Filters)}
        onClear={() => choose(none)}
        onEmpty={() => searchInput.current?.focus()}
      />
    </search>
  )
}
