import { useLingui } from '@lingui/react/macro'
import type { LegalText } from '#features/legal/texts.ts'

/** The names of the legal texts, in the order of their links. */
export function useLegalNames(): [LegalText, string][] {
  const { t } = useLingui()
  return [
    ['privacy', t`Privacy Policy`],
    ['terms', t`Terms of Service`],
    ['gdpr', t`GDPR`],
    ['cookies', t`Cookie Policy`],
    ['accessibility', t`Accessibility`],
  ]
}
