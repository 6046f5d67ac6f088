import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import type { OwnField } from '../contract.ts'
import { type FieldFilter, filtersIn, fitsField, withFilter } from '../filters.ts'
import { hasChoices } from '../own-field.ts'
import type { Subject } from '../vocabulary.ts'
import { useOwnFields } from './data.ts'
import { useWords } from './use-words.ts'

/** The fields that the directory can be filtered by. */
export const useFilterableFields = (subject: Subject): readonly OwnField[] => useOwnFields(subject).filter(({ is_filter }) => is_filter)

interface OwnFieldFiltersProps {
  fields: readonly OwnField[]
  /** The part of the address with these filters. */
  filters: string | undefined
  onChange: (filters: string | undefined) => void
}

/** Filters by own fields: options to check, and ranges of numbers and dates. */
export function OwnFieldFilters({ fields, filters, onChange }: OwnFieldFiltersProps) {
  const chosen = filtersIn(filters)
  return fields.map((field) => (
    <OwnFieldFilter
      key={field.id}
      field={field}
      filter={chosen.find((each) => each.id === field.id && fitsField(each, field))}
      onChange={(filter) => onChange(withFilter(filters, filter))}
    />
  ))
}

interface OwnFieldFilterProps {
  field: OwnField
  filter: FieldFilter | undefined
  onChange: (filter: FieldFilter) => void
}

function OwnFieldFilter({ field, filter, onChange }: OwnFieldFilterProps) {
  const say = useWords()
  if (!hasChoices(field)) return <RangeFilter field={field} filter={filter} onChange={onChange} />
  return (
    <ChipGroup
      label={say(field, field.label)}
      options={field.choices.map((choice) => ({ id: choice.id, label: say(field, choice.label) }))}
      value={filter && 'choices' in filter ? filter.choices : []}
      onChange={(choices) => onChange({ id: field.id, choices })}
    />
  )
}

function RangeFilter({ field, filter, onChange }: OwnFieldFilterProps) {
  const { t } = useLingui()
  const label = useWords()(field, field.label)
  const range = filter && 'from' in filter ? filter : { id: field.id, from: '', to: '' }
  const inputs = [
    { bound: 'from', label: t`${label}, from` },
    { bound: 'to', label: t`${label}, to` },
  ] as const
  return (
    <FieldGrid>
      {inputs.map(({ bound, label: each }) =>
        field.kind === 'date' ? (
          <DateField key={bound} label={each} value={range[bound]} onChange={(value) => onChange({ ...range, [bound]: value })} />
        ) : (
          <NumberField
            key={bound}
            label={each}
            suffix={field.unit}
            formatOptions={{ maximumFractionDigits: 4 }}
            value={range[bound] === '' ? null : Number(range[bound])}
            onChange={(value) => onChange({ ...range, [bound]: value === null ? '' : String(value) })}
          />
        ),
      )}
    </FieldGrid>
  )
}
