import { useLingui } from '@lingui/react/macro'
import type { Partner } from '../contract.ts'

/** Display name of a conversation partner. */
export function usePartnerName(partner: { full_name: string; standing?: Partner['standing'] } | undefined): string {
  const { t } = useLingui()
  return partner?.standing === 'gone' ? t`Former member` : (partner?.full_name ?? '')
}
