import { useLingui } from '@lingui/react/macro'
import type { MemberRole } from '#platform/members.ts'

export function useRoleNames(): Record<MemberRole, string> {
  const { t } = useLingui()
  return {
    member: t`Member`,
    moderator: t`Moderator`,
    programme_manager: t`Programme manager`,
    auditor: t`Auditor`,
    admin: t`Operator`,
  }
}
