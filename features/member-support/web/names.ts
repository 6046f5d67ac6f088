import { useLingui } from '@lingui/react/macro'
import type { MemberSort, MemberState, SupportAct } from '../vocabulary.ts'

export function useStateNames(): Record<MemberState, string> {
  const { t } = useLingui()
  return {
    active: t({ message: 'Active', context: 'member' }),
    unconfirmed: t({ message: 'Not confirmed', context: 'member' }),
    suspended: t({ message: 'Suspended', context: 'member' }),
    leaving: t({ message: 'Leaving', context: 'member' }),
  }
}

export const stateTones = { active: 'success', unconfirmed: 'warning', suspended: 'danger', leaving: 'neutral' } as const

export function useSortNames(): Record<MemberSort, string> {
  const { t } = useLingui()
  return { name: t`Name`, joined: t({ message: 'Joined', context: 'member' }), seen: t({ message: 'Last seen', context: 'member' }) }
}

export function useActNames(): Record<SupportAct, string> {
  const { t } = useLingui()
  return {
    correctEmail: t`Corrected the email address`,
    objected: t`The member objected to the correction`,
    resendConfirmation: t`Sent the confirmation email again`,
    endSession: t`Ended a session`,
    endSessions: t`Ended all sessions`,
    sendReset: t`Sent a link to choose a new password`,
    resetFactor: t`Asked for a reset of the second factor`,
    keptFactor: t`The member objected to the reset`,
    suspend: t`Suspended the member`,
    decided: t`Decided a case about the member`,
    role: t`Changed the role`,
  }
}
