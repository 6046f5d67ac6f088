import { useLingui } from '@lingui/react/macro'
import { useOwnGroups } from '#features/groups/web/index.ts'
import { Select } from '#ui/Select.tsx'

/** Who can read a post: everybody, or the people of one of the viewer's groups. Nothing for those who are in none. */
export function GroupField({ value, onChange }: { value: string | null; onChange: (groupId: string | null) => void }) {
  const { t } = useLingui()
  const groups = useOwnGroups().filter(({ is_archived }) => !is_archived)
  if (groups.length === 0 && value === null) return null
  const options = [{ id: everybody, label: t`Everybody` }, ...groups.map(({ id, name }) => ({ id, label: name }))]
  return (
    <Select
      className="ps-13 phone:ps-0"
      label={t`Post to`}
      // The viewer may have left the group of a draft: it must not be posted to everybody then.
      placeholder={t`Choose who can read it`}
      options={options}
      value={options.some(({ id }) => id === (value ?? everybody)) ? (value ?? everybody) : null}
      onChange={(id) => onChange(id === everybody ? null : id)}
    />
  )
}

const everybody = 'everybody'
