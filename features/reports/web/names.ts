import { useLingui } from '@lingui/react/macro'
import type { ReportReason } from '../reasons.ts'
import type { CaseKind, ContentAct, MemberAct } from '../vocabulary.ts'

export function useReasonNames(): Record<ReportReason, string> {
  const { t } = useLingui()
  return {
    spam: t`Spam or fraud`,
    harassment: t`Harassment`,
    impersonation: t`Impersonation`,
    'false-claims': t`False or misleading claims, including about impact`,
    other: t`Something else`,
  }
}

export function useKindNames(): Record<CaseKind, string> {
  const { t } = useLingui()
  return {
    member: t`Member`,
    message: t`Message`,
    post: t`Post`,
    comment: t`Comment`,
    review: t`Review`,
    update: t`Update`,
    organisation: t`Organisation`,
    event: t`Event`,
  }
}

/** Labels of actions. */
export function useActNames(): Record<ContentAct | MemberAct, string> {
  const { t } = useLingui()
  return {
    hide: t`Hide`,
    restore: t`Show again`,
    remove: t`Remove permanently`,
    warn: t`Warn`,
    withdraw: t`Withdraw warning`,
    suspend: t`Suspend`,
    lift: t`Lift suspension`,
  }
}

/** Labels of past actions in lists. */
export function useDoneNames(): Record<ContentAct | MemberAct, string> {
  const { t } = useLingui()
  return {
    hide: t`Hidden`,
    restore: t`Shown again`,
    remove: t`Removed`,
    warn: t`Warned`,
    withdraw: t`Warning withdrawn`,
    suspend: t`Suspended`,
    lift: t`Suspension lifted`,
  }
}
