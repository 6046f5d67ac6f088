import { useLingui } from '@lingui/react/macro'
import type { countryOptions } from '#features/places/web/index.ts'
import { fundingStages, industries, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { ComboBox } from '#ui/ComboBox.tsx'
import { Select } from '#ui/Select.tsx'
import { type CommonFilters, useFilterLabels } from './use-filter-labels.ts'

const any = 'any'

export interface FilterFieldsProps {
  filters: CommonFilters
  onChange: (changes: CommonFilters) => void
  countries: ReturnType<typeof countryOptions>
  /** In a row, with labels inside the fields. */
  isToolbar?: boolean
}

/** The filters that the list of members and the list of organisations have in common. */
export function FilterFields({ filters, onChange, countries, isToolbar = false }: FilterFieldsProps) {
  const { t } = useLingui()
  const labels = useFilterLabels()
  const { country, industry, stage, goal } = filters
  const layout = { isLabelHidden: isToolbar, className: isToolbar ? 'min-w-36 flex-1 basis-36 [&_input]:placeholder:text-ink' : undefined }
  return (
    <>
      <ComboBox
        {...layout}
        label={t`Country`}
        placeholder={t`All countries`}
        items={countries}
        value={country ? { id: country, label: labels.country(country) } : null}
        onChange={(chosen) => onChange({ country: chosen?.id })}
        emptyText={t`No country found`}
      />
      <Select
        {...layout}
        label={t`Industry`}
        options={[{ id: any, label: t`Any industry` }, ...industries.map((id) => ({ id, label: labels.industry(id) }))]}
        value={industry ?? any}
        onChange={(chosen) => onChange({ industry: chosen === any ? undefined : chosen })}
      />
      <Select
        {...layout}
        label={t`Stage`}
        options={[{ id: any, label: t`Any stage` }, ...fundingStages.map((id) => ({ id, label: labels.stage(id) }))]}
        value={stage ?? any}
        onChange={(chosen) => onChange({ stage: chosen === any ? undefined : chosen })}
      />
      <ComboBox
        {...layout}
        label={t`Goal`}
        placeholder={t`Any goal`}
        items={sustainableDevelopmentGoals.map((each) => ({ id: String(each), label: labels.goal(each) }))}
        value={goal ? { id: String(goal), label: labels.goal(goal) } : null}
        onChange={(chosen) => onChange({ goal: chosen ? Number(chosen.id) : undefined })}
        emptyText={t`No goal found`}
      />
    </>
  )
}
