import { useLingui } from '@lingui/react/macro'
import type { UserType } from '#platform/members.ts'

/** The types of members in the plural. */
export function useTypeNames(): Record<UserType, string> {
  const { t } = useLingui()
  return { startup: t`Founders`, investor: t`Investors`, mentor: t`Mentors`, advisor: t`Advisors` }
}
