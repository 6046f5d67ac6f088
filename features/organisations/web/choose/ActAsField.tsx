import { useLingui } from '@lingui/react/macro'
import { useMember } from '#features/members/web/index.ts'
import type { FieldTexts } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { useOwnOrganisations } from '../data.ts'

interface ActAsFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  /** The id of one of the reader's organisations, or null for themselves. */
  value: string | null
  onChange: (organisation: string | null) => void
}

const self = 'self'

/** A choice of in whose name something is done: the reader's own or an organisation's. Renders nothing for those who are in none. */
export function ActAsField({ value, onChange, ...rest }: ActAsFieldProps) {
  const { t } = useLingui()
  const member = useMember()
  const own = useOwnOrganisations()
  if (!member || !own || (own.length === 0 && value === null)) return null
  return (
    <Select
      {...rest}
      options={[
        { id: self, label: member.full_name, detail: t({ message: 'Personally', context: 'acting as' }) },
        ...own.map(({ id, name }) => ({ id, label: name })),
      ]}
      // An organisation that the reader has left is not among them.
      placeholder={t`Please choose`}
      value={value ?? self}
      onChange={(id) => onChange(id === self ? null : id)}
    />
  )
}
