import { useLingui } from '@lingui/react/macro'
import type { AudienceSection } from './AudiencePage.tsx'

/** Why members come here rather than to a network for everybody. */
export function useWhyHere(): AudienceSection {
  const { t } = useLingui()
  return {
    title: t`Why here rather than on a general network`,
    text: t`This community is for people who build, fund, mentor and advise companies that last.`,
    facts: [
      t`Nobody can pay to rank higher, and the newsfeed shows the newest first.`,
      t`There is no advertising, and nothing follows you to other sites.`,
      t`You can export or delete your data at any time.`,
    ],
  }
}
