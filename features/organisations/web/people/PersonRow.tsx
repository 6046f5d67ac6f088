import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, LogOut, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { PersonName, PersonPicture } from '#features/groups/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import type { OrganisationPerson } from '../../people-contract.ts'
import { mayChangeRole } from '../../roles.ts'
import { roleLabels } from '../labels.ts'
import { LeaveDialog } from '../page/LeaveDialog.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { formatMonth } from './format-month.ts'
import { RemovePersonDialog } from './RemovePersonDialog.tsx'

interface PersonRowProps {
  organisation: Organisation
  person: OrganisationPerson
}

/** A person with role and title, and a menu for those who may change the entry. */
export function PersonRow({ organisation, person }: PersonRowProps) {
  const { i18n } = useLingui()
  const { title, since, role } = person
  const isOwn = useMember()?.id === person.id
  const start = since && formatMonth(since)
  return (
    <ActionRow
      heading="h2"
      picture={<PersonPicture member={person} />}
      title={<PersonName member={person} />}
      actions={
        <span className="flex items-center gap-2">
          <Badge tone={role === 'member' ? 'neutral' : 'accent'}>{i18n._(roleLabels[role])}</Badge>
          <PersonMenu organisation={organisation} person={person} isOwn={isOwn} />
        </span>
      }
    >
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {title}
        {title && start && ' · '}
        {start && <Trans>since {start}</Trans>}
        {!title && !start && isOwn && <Trans>Add your title</Trans>}
      </span>
    </ActionRow>
  )
}

function PersonMenu({ organisation, person, isOwn }: PersonRowProps & { isOwn: boolean }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'remove' | 'leave'>()
  const close = () => setOpen(undefined)
  const role = organisation.standing.role
  const name = person.full_name
  const canChange = isOwn || (role !== null && mayChangeRole(role, person.role, person.role))
  if (!canChange) return null
  return (
    <>
      <Menu
        label={isOwn ? t`Your entry` : t`Entry of ${name}`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} label={isOwn ? t`Your entry` : t`Entry of ${name}`} />}
      >
        <MenuItem label={isOwn ? t`Edit your entry` : t`Edit entry`} icon={Pencil} onAction={() => setOpen('edit')} />
        {isOwn ? (
          <MenuItem label={t`Leave organisation`} icon={LogOut} isDangerous onAction={() => setOpen('leave')} />
        ) : (
          <MenuItem label={t`Remove`} icon={UserMinus} isDangerous onAction={() => setOpen('remove')} />
        )}
      </Menu>
      {open === 'edit' && <EditPersonDialog organisation={organisation} person={person} isOwn={isOwn} onClose={close} />}
      {open === 'remove' && <RemovePersonDialog organisation={organisation} person={person} onClose={close} />}
      {open === 'leave' && <LeaveDialog organisation={organisation} onClose={close} />}
    </>
  )
}
