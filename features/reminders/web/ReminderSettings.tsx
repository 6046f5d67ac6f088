import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#platform/web/PagedList.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { ownReminders } from './data.ts'
import { ReminderRow } from './ReminderRow.tsx'

/** All of the member's upcoming reminders. */
export function ReminderSettings() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(ownReminders())
  return (
    <SettingsGroup title={t`Your reminders`}>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading your reminders`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load your reminders`}
        empty={
          <p className="py-4 text-ink-2">
            <Trans>You have no reminders. Select “Reminder” on an event to be reminded before it starts.</Trans>
          </p>
        }
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((reminder) => (
              <ReminderRow key={reminder.id} reminder={reminder} isNamed />
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsGroup>
  )
}
