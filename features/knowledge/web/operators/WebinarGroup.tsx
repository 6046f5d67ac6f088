import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { staffChoices } from '#features/groups/web/index.ts'
import type { FieldTexts } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'

interface WebinarGroupProps extends Pick<FieldTexts, 'error'> {
  value: string | null
  onChange: (groupId: string | null) => void
}

const everybody = 'everybody'

/** Who sees a webinar: all members, or the people of a group. Nothing in a community without groups. */
export function WebinarGroup({ value, onChange, ...texts }: WebinarGroupProps) {
  const { t } = useLingui()
  const { data } = useQuery(staffChoices())
  const groups = (data?.items ?? []).filter(({ is_archived: isArchived }) => !isArchived)
  if (groups.length === 0) return null
  return (
    <Select
      {...texts}
      label={t`For`}
      placeholder={t`An archived group`}
      options={[{ id: everybody, label: t`All members` }, ...groups.map(({ id, name }) => ({ id, label: name }))]}
      value={value ?? everybody}
      onChange={(id) => onChange(id === everybody ? null : id)}
    />
  )
}
