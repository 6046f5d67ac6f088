import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { BlockedMembers } from '#features/relations/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import type { NotificationPreferences } from '../contract.ts'
import { notificationTypes } from '#platform/notifications.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { askForPush } from './push-permission.ts'
import { usePreferences, useSavePreferences } from './use-preferences.ts'
import { useTypeTexts } from './use-type-texts.ts'

/** What a member wants to hear of, and how. Each switch takes effect at once. */
export function SettingsTab() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = usePreferences()

  if (data) return <Settings preferences={data} />
  if (error) {
    return (
      <ErrorState title={t`Failed to load your settings`} retryLabel={t`Retry`} pending={isFetching} onRetry={() => void refetch()}>
        {problemOf(error).text}
      </ErrorState>
    )
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

const everyType = (isOn: boolean) => Object.fromEntries(notificationTypes.map((type) => [type, isOn])) as Partial<NotificationPreferences>

function Settings({ preferences }: { preferences: NotificationPreferences }) {
  const { t } = useLingui()
  const save = useSavePreferences()
  const texts = useTypeTexts()

  async function enableAll() {
    const permission = await askForPush()
    save({ ...everyType(true), email: true, ...(permission === 'granted' ? { push: true } : {}) })
  }

  return (
    <div className="grid gap-7">
      <SettingsGroup
        title={t`What you hear of`}
        actions={
          <>
            <Button size="small" onPress={() => save({ ...everyType(false), push: false })}>
              <Trans>Disable All</Trans>
            </Button>
            <Button size="small" onPress={() => void enableAll()}>
              <Trans>Enable All + Email</Trans>
            </Button>
          </>
        }
      >
        {notificationTypes.map((type) => (
          <Switch
            key={type}
            className={row}
            isSelected={preferences[type]}
            onChange={(isOn) => save({ [type]: isOn })}
            description={texts[type].meaning}
          >
            {texts[type].label}
          </Switch>
        ))}
      </SettingsGroup>
      <SettingsGroup title={t`How you hear of it`}>
        <PushSwitch className={row} isSelected={preferences.push} onChange={(push) => save({ push })} />
        <Switch
          className={row}
          isSelected={preferences.email}
          onChange={(email) => save({ email })}
          description={t`Recommended for important updates`}
        >
          <Trans>Email</Trans>
        </Switch>
      </SettingsGroup>
      <BlockedMembers />
    </div>
  )
}

const row = 'min-h-15 py-2.5'

function SettingsGroup({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 font-semibold">{title}</h2>
        {actions && <div className="flex gap-2 phone:mb-1 phone:w-full phone:*:flex-1">{actions}</div>}
      </div>
      <div className="card divide-y divide-line px-5 phone:px-4">{children}</div>
    </section>
  )
}
