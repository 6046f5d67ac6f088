import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { ForStaff } from './StaffOnly.tsx'
import { roleOf } from './data.ts'
import { useRoleNames } from './role-names.ts'

interface ProfileRoleProps {
  member: { id: string; full_name: string }
}

/** On a profile, for operators: the member's role in running the community. */
export const ProfileRole = ({ member }: ProfileRoleProps) => (
  <ForStaff area="staff" changing>
    <Role member={member} />
  </ForStaff>
)

function Role({ member }: ProfileRoleProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const role = useQuery(roleOf(member.id)).data?.role
  const [isOpen, setOpen] = useState(false)
  if (!role) return null
  return (
    <SettingsGroup title={t`For operators`}>
      <SettingRow
        isLong
        title={<Trans>Role in the community</Trans>}
        action={
          <Button size="small" onPress={() => setOpen(true)}>
            <Trans>Change role</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">{names[role].name}</p>
      </SettingRow>
      {isOpen && <RoleDialog member={member} role={role} onClose={() => setOpen(false)} />}
    </SettingsGroup>
  )
}
