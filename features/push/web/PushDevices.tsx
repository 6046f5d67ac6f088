import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useRef } from 'react'
import { useDeviceName } from '#features/accounts/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { usePushPermission } from '#features/notifications/web/index.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { PushDevice } from '../contract.ts'
import { push, pushDevices } from './data.ts'
import { turnOff } from './this-browser.ts'
import { ThisBrowser } from './ThisBrowser.tsx'

/** The browsers that show notifications while the site is closed. */
export function PushDevices() {
  const { t } = useLingui()
  const member = useMember()
  const permission = usePushPermission()
  const { data, error, refetch } = useQuery(pushDevices())
  const box = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(box, data?.items.length)
  if (!member) return null
  const isOnHere = data?.items.some(({ is_current }) => is_current) ?? false

  return (
    <SettingsGroup
      title={t`Push notifications`}
      description={t`Get notifications on your devices while the site is closed. Signing out on a device turns them off there.`}
    >
      {!data && error && <LoadFailed title={t`Failed to load your devices`} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading your devices`}>
          <div className="flex h-16 items-center">
            <Skeleton className="w-56" />
          </div>
        </SkeletonGroup>
      )}
      {data && (
        <ul ref={box} tabIndex={-1} className="divide-y divide-line outline-none" {...keptFocus}>
          {!(isOnHere && permission === 'granted') && (
            <li>
              <ThisBrowser memberId={member.id} />
            </li>
          )}
          {data.items.map((device) => (
            <li key={device.id}>
              <DeviceRow device={device} memberId={member.id} />
            </li>
          ))}
        </ul>
      )}
    </SettingsGroup>
  )
}

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet }

function DeviceRow({ device, memberId }: { device: PushDevice; memberId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const name = useDeviceName(device)
  const since = formatDay(device.created_at)
  const Icon = icons[device.kind ?? 'desktop']
  const refresh = () => queryClient.invalidateQueries({ queryKey: pushDevices().queryKey })
  const remove = useMutation({
    mutationFn: () => push.call.remove({ id: device.id }),
    onSuccess() {
      if (device.is_current) turnOff(memberId)
      toast.info(t`Push notifications are off on ${name}`)
    },
    onError: (error) => toast.error(t`Failed to turn off push notifications`, { description: problemOf(error).text }),
    onSettled: refresh,
  })
  const change = useMutation({
    mutationFn: (says_what: boolean) => push.call.change({ id: device.id, says_what }),
    onError: (error) => toast.error(t`Failed to save your settings`, { description: problemOf(error).text }),
    onSettled: refresh,
  })
  const saysWhat = change.isPending ? change.variables : device.says_what

  return (
    <>
      <SettingRow
        icon={<Icon className="flex-none text-ink-2" aria-hidden />}
        title={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {name}
            {device.is_current && (
              <Badge tone="success">
                <Trans>This device</Trans>
              </Badge>
            )}
          </span>
        }
        action={
          <Button size="small" aria-label={t`Remove ${name}`} pending={remove.isPending} onPress={() => remove.mutate()}>
            <Trans>Remove</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">
          <Trans>Since {since}</Trans>
        </p>
      </SettingRow>
      <Switch
        className="pb-3 ps-10 phone:ps-0"
        isSelected={saysWhat}
        onChange={(isOn) => change.mutate(isOn)}
        description={t`Otherwise, notifications hide the content, in case others can see the screen`}
      >
        <Trans>Show content on {name}</Trans>
      </Switch>
    </>
  )
}
