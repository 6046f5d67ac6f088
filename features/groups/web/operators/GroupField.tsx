import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ComboBox } from '#ui/ComboBox.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import { staffChoices } from '../data.ts'

interface GroupFieldProps extends Omit<FieldTexts, 'label'> {
  value: string | null
  onChange: (groupId: string | null) => void
  /** Offers archived groups, too. */
  withArchived?: boolean
  /** Shown in a community without groups, too. */
  isRequired?: boolean
}

/** A group of the community, for those who run it; hidden ones are offered, too. Nothing in a community without groups, unless it is required. */
export function GroupField({ value, onChange, withArchived = false, isRequired = false, ...texts }: GroupFieldProps) {
  const { t } = useLingui()
  const { data } = useQuery(staffChoices())
  const items = (data?.items ?? [])
    .filter(({ is_archived: isArchived }) => withArchived || !isArchived)
    .map(({ id, name, is_archived: isArchived }) => ({ id, label: isArchived ? t`${name} (archived)` : name }))
  if (items.length === 0 && !isRequired) return null
  return (
    <ComboBox
      {...texts}
      label={t`Group`}
      placeholder={t`Type a name`}
      items={items}
      value={items.find(({ id }) => id === value) ?? null}
      onChange={(group) => onChange(group?.id ?? null)}
      emptyText={t`No groups found`}
    />
  )
}
