import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { preferences } from '#features/notifications/web/index.ts'
import { readerOnServer } from '#platform/web/reader.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { toast } from '#ui/toast.ts'
import { pushDevices, wantPush } from './data.ts'
import { type Standing, standingHere, turnOn } from './this-browser.ts'

/** Offers push notifications in this browser, and explains what will happen before the browser asks. */
export function ThisBrowser({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: standing } = useQuery({
    queryKey: ['push-here', memberId],
    queryFn: () => standingHere(memberId),
    gcTime: 0,
    // Only the browser itself knows.
    enabled: readerOnServer() === undefined,
  })
  const on = useMutation({
    async mutationFn() {
      const now = await turnOn(memberId)
      if (now === 'on') await wantPush()
      return now
    },
    onError: () =>
      toast.error(t`Failed to turn on push notifications`, {
        description: t`Your browser’s push service did not respond. Please check your connection and try again.`,
      }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: pushDevices().queryKey }),
        queryClient.invalidateQueries({ queryKey: ['push-here', memberId] }),
        queryClient.invalidateQueries({ queryKey: preferences().queryKey }),
      ]),
  })
  const texts: Record<Standing, string> = {
    never: t`This browser doesn’t support push notifications. On an iPhone or iPad, add the site to the home screen first and open it there.`,
    refused: t`Your browser blocks notifications from this site. You can allow them in the site settings next to the address bar.`,
    off: t`Also get messages, interests and reminders on this device. Your browser will ask for permission.`,
    on: t`Also get messages, interests and reminders on this device.`,
  }
  const canTurnOn = standing === 'off' || standing === 'on'
  return (
    <SettingRow
      isLong
      icon={<BellRing className="flex-none text-ink-2 phone:hidden" aria-hidden />}
      title={<Trans>This browser</Trans>}
      action={
        canTurnOn && (
          <Button size="small" pending={on.isPending} onPress={() => on.mutate()}>
            <Trans>Turn on here</Trans>
          </Button>
        )
      }
    >
      <p className="text-ink-2">{standing && texts[standing]}</p>
    </SettingRow>
  )
}
