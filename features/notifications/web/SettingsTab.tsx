import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { recordOf } from '#platform/record-of.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'
import type { NotificationPreferences } from '../contract.ts'
import { type NotificationType, notificationTypes } from '#platform/notifications.ts'
import { changesUnderWay, notifications, preferences, refresh } from './data.ts'
import { askForPush } from './push-permission.ts'
import { PushSwitch } from './PushSwitch.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Rows with a switch, among how members are notified. */
    'notifications.settings': object
  }
}

/** What a member is notified about, and how. Each switch takes effect immediately. */
export function SettingsTab() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(preferences())

  if (data) return <Settings chosen={data} />
  if (error) {
    return <LoadFailed title={t`Failed to load your settings`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading your settings`} className="card">
      {notificationTypes.map((type) => (
        <div key={type} className="flex h-15 items-center justify-between border-t border-line px-5 first-of-type:border-t-0">
          <Skeleton className="w-44" />
          <Skeleton className="h-5 w-9 rounded-full" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

const everyType = (isOn: boolean): Partial<NotificationPreferences> => recordOf(notificationTypes, () => isOn)

function Settings({ chosen }: { chosen: NotificationPreferences }) {
  const { t } = useLingui()
  const save = useSavePreferences()
  const texts = useTypeTexts()
  const isUnconfirmed = useMember()?.email_confirmed === false

  const pushChoices = useRef(0)

  /** Turns push on, if the browser permits it and the member has not changed their mind by then. */
  async function enablePush() {
    const choice = ++pushChoices.current
    const permission = await askForPush()
    if (permission === 'granted' && choice === pushChoices.current) save({ push: true })
    return permission
  }

  function disablePush(others: Partial<NotificationPreferences> = {}) {
    pushChoices.current += 1
    save({ ...others, push: false })
  }

  function enableAll() {
    save({ ...everyType(true), email: true })
    void enablePush()
  }

  return (
    <div className="grid gap-7">
      <SettingsGroup
        title={t`What you are notified about`}
        actions={
          <>
            <Button size="small" onPress={() => disablePush(everyType(false))}>
              <Trans>Disable All</Trans>
            </Button>
            <Button size="small" onPress={enableAll}>
              <Trans>Enable All + Email</Trans>
            </Button>
          </>
        }
      >
        {notificationTypes.map((type) => (
          <Switch
            key={type}
            className={row}
            isSelected={chosen[type]}
            onChange={(isOn) => save({ [type]: isOn })}
            description={texts[type].meaning}
          >
            {texts[type].label}
          </Switch>
        ))}
      </SettingsGroup>
      <SettingsGroup title={t`How you are notified`}>
        <PushSwitch className={row} isSelected={chosen.push} onEnable={enablePush} onDisable={disablePush} />
        <Switch
          className={row}
          isSelected={chosen.email}
          onChange={(email) => save({ email })}
          description={isUnconfirmed ? t`You’ll get emails once you confirm your address` : t`Recommended for important updates`}
        >
          <Trans>Email</Trans>
        </Switch>
        <Slot name="notifications.settings" />
      </SettingsGroup>
    </div>
  )
}

const row = 'min-h-15 py-2.5'

/** Saves some settings: applied immediately, and reverted with the reason if the server refuses. */
function useSavePreferences(): (changes: Partial<NotificationPreferences>) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = preferences()
  const show = (changes: Partial<NotificationPreferences>) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changes })

  const { mutate } = useMutation(
    notifications.query.savePreferences.mutationOptions({
      onMutate: async (changes: Partial<NotificationPreferences>) => {
        await queryClient.cancelQueries({ queryKey })
        const known = queryClient.getQueryData(queryKey)
        show(changes)
        return known && Object.fromEntries(Object.keys(changes).map((name) => [name, known[name as keyof NotificationPreferences]]))
      },
      onError: (error, _changes, before) => {
        if (before) show(before)
        toast.error(t`Failed to save your settings`, { description: problemOf(error).text })
      },
      onSettled: () => (changesUnderWay(queryClient) === 1 ? refresh(queryClient) : undefined),
    }),
  )
  return mutate
}

/** The label of each type, and what it covers. */
function useTypeTexts(): Record<NotificationType, { label: string; meaning: string }> {
  const { t } = useLingui()
  return {
    messages: { label: t`Messages`, meaning: t`When a member writes to you` },
    matches: { label: t`Matches`, meaning: t`Members who are interested in you, new connections, and introductions` },
    deals: {
      label: t`Deals`,
      meaning: t`Interest in your deals, deals that match your preferences, updates from founders, and your team’s pipeline`,
    },
    events: { label: t`Events`, meaning: t`Events, meetings, office hours and mentoring days: invitations, changes and reminders` },
    profiles: {
      label: t`Profile Activity`,
      meaning: t`Your profile and data, invitations, requests and news of groups and organisations, and decisions of the operators`,
    },
    content: {
      label: t`Content Updates`,
      meaning: t`Likes, comments and mentions, posts in your groups, reviews, and new results of saved searches`,
    },
  }
}
