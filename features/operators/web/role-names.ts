import { useLingui } from '@lingui/react/macro'
import type { MemberRole } from '#platform/members.ts'

/** What the roles are called, and what they may do. */
export function useRoleNames(): Record<MemberRole, { name: string; may: string }> {
  const { t } = useLingui()
  return {
    member: { name: t`Member`, may: t`No role in running the community` },
    moderator: { name: t`Moderator`, may: t`Decides reports, and hides reviews and organisations` },
    programme_manager: {
      name: t`Programme manager`,
      may: t`Manages groups, mentoring days, event sources, curated events and webinars, and pins posts`,
    },
    auditor: { name: t`Auditor`, may: t`Reads everything on this screen, including reports, and changes nothing` },
    admin: { name: t`Operator`, may: t`Does everything, including settings and roles` },
  }
}
