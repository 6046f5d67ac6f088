import { useLingui } from '@lingui/react/macro'
import { RadioCards } from '#ui/RadioCards.tsx'
import { type OrganisationRole, mayChangeRole, organisationRoles } from '../../roles.ts'
import { roleLabels, roleNotes } from '../labels.ts'

interface RoleSelectProps {
  /** The reader's role. */
  by: OrganisationRole
  /** The person's role so far. */
  from: OrganisationRole
  value: OrganisationRole
  onChange: (role: OrganisationRole) => void
}

/** The roles that the reader may give to a person, with what they allow. */
export function RoleSelect({ by, from, ...rest }: RoleSelectProps) {
  const { t, i18n } = useLingui()
  const roles = organisationRoles.filter((role) => mayChangeRole(by, from, role))
  return (
    <RadioCards
      {...rest}
      label={t`Role`}
      columns={1}
      options={roles.map((id) => ({ id, label: i18n._(roleLabels[id]), detail: i18n._(roleNotes[id]) }))}
    />
  )
}
