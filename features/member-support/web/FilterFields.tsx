import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { GroupField } from '#features/groups/web/index.ts'
import { OrganisationField } from '#features/organisations/web/index.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { userTypes } from '#platform/members.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Select } from '#ui/Select.tsx'
import { memberSorts, memberStates } from '../vocabulary.ts'
import type { MemberSearch } from './member-search.ts'
import { useSortNames, useStateNames } from './names.ts'

interface FilterFieldsProps {
  filters: MemberSearch
  /** The organisation of the current filter; null until it is known. */
  organisation: OrganisationBrief | null
  onChange: (changes: MemberSearch) => void
  /** Only the filters, also on phones. */
  withoutOrder?: boolean
}

/** The filters in the sheet; on phones also the order, which tables have in their headings. */
export function FilterFields({ filters, organisation, onChange, withoutOrder = false }: FilterFieldsProps) {
  const { t, i18n } = useLingui()
  const isPhone = useIsPhone()
  const states = useStateNames()
  const [chosen, setChosen] = useState<OrganisationBrief | null>(null)
  const day = (name: 'joined_from' | 'joined_to' | 'seen_from' | 'seen_to', label: string) => (
    <DateField label={label} value={filters[name] ?? ''} onChange={(value) => onChange({ [name]: value || undefined })} />
  )
  return (
    <div className="grid gap-5">
      <FieldGrid>
        <Select<string>
          label={t`Type`}
          value={filters.type ?? 'all'}
          onChange={(type) => onChange({ type: userTypes.find((each) => each === type) })}
          options={[
            { id: 'all', label: t({ message: 'All', context: 'types of members' }) },
            ...userTypes.map((id) => ({ id, label: i18n._(typeLabels[id]) })),
          ]}
        />
        <Select<string>
          label={t`State`}
          value={filters.state ?? 'all'}
          onChange={(state) => onChange({ state: memberStates.find((each) => each === state) })}
          options={[
            { id: 'all', label: t({ message: 'All', context: 'states of members' }) },
            ...memberStates.map((id) => ({ id, label: states[id] })),
          ]}
        />
      </FieldGrid>
      <OrganisationField
        label={t`Organisation`}
        value={[chosen, organisation].find((each) => each?.id === filters.organisation_id) ?? null}
        onChange={(next) => {
          setChosen(next)
          onChange({ organisation_id: next?.id })
        }}
      />
      <GroupField value={filters.group_id ?? null} onChange={(id) => onChange({ group_id: id ?? undefined })} withArchived />
      <FieldGrid>
        {day('joined_from', t`Joined from`)}
        {day('joined_to', t`Joined until`)}
        {day('seen_from', t`Last seen from`)}
        {day('seen_to', t`Last seen until`)}
      </FieldGrid>
      {isPhone && !withoutOrder && <Order filters={filters} onChange={onChange} />}
    </div>
  )
}

function Order({ filters: { sort = 'joined', direction = 'desc' }, onChange }: Pick<FilterFieldsProps, 'filters' | 'onChange'>) {
  const { t } = useLingui()
  const names = useSortNames()
  return (
    <Select<string>
      label={t`Sort by`}
      value={sort}
      onChange={(next) => {
        const chosen = memberSorts.find((each) => each === next) ?? 'joined'
        onChange({ sort: chosen, direction: chosen === sort ? direction : chosen === 'name' ? 'asc' : 'desc' })
      }}
      options={memberSorts.map((id) => ({ id, label: names[id] }))}
    />
  )
}
