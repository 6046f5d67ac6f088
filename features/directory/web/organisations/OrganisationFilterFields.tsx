import { Trans } from '@lingui/react/macro'
import { countryOptions } from '#features/places/web/index.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { OrganisationFilters } from '../../contract.ts'
import { FilterFields } from '../FilterFields.tsx'

interface OrganisationFilterFieldsProps {
  filters: OrganisationFilters
  onChange: (changes: OrganisationFilters) => void
  /** In a row, with labels inside the fields. */
  isToolbar: boolean
}

export function OrganisationFilterFields({ filters, onChange, isToolbar }: OrganisationFilterFieldsProps) {
  return (
    <>
      <FilterFields filters={filters} onChange={onChange} countries={countryOptions()} isToolbar={isToolbar} />
      <div className={isToolbar ? 'flex min-h-control grow basis-136 flex-wrap items-center gap-x-5 gap-y-2' : 'grid gap-1'}>
        <Checkbox isSelected={filters.verified ?? false} onChange={(isOn) => onChange({ verified: isOn || undefined })}>
          <Trans>Verified only</Trans>
        </Checkbox>
        <Checkbox isSelected={filters.measures_emissions ?? false} onChange={(isOn) => onChange({ measures_emissions: isOn || undefined })}>
          <Trans>Measures its emissions</Trans>
        </Checkbox>
        <Checkbox isSelected={filters.evidenced ?? false} onChange={(isOn) => onChange({ evidenced: isOn || undefined })}>
          {filters.goal ? <Trans>Has evidence for this goal</Trans> : <Trans>Has evidence for a goal</Trans>}
        </Checkbox>
      </div>
    </>
  )
}
