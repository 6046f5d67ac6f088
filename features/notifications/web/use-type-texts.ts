import { useLingui } from '@lingui/react/macro'
import type { NotificationType } from '#platform/notifications.ts'

/** What each type is called among the settings, and what is told under it. */
export function useTypeTexts(): Record<NotificationType, { label: string; meaning: string }> {
  const { t } = useLingui()
  return {
    messages: { label: t`Messages`, meaning: t`When a member writes to you` },
    matches: { label: t`Matches`, meaning: t`Members who are interested in you, and new connections` },
    deals: { label: t`Deals`, meaning: t`Interest in your deals, and changes to deals you follow` },
    events: { label: t`Events`, meaning: t`Reminders, and changes to events you take part in` },
    profiles: { label: t`Profile Activity`, meaning: t`Changes to your profile, on whichever device they were made` },
    content: { label: t`Content Updates`, meaning: t`Posts of your connections, and answers to yours` },
  }
}
