import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDay, formatMoment } from '#platform/web/format-day.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useCopy } from '#platform/web/use-copy.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { CalendarFeed } from '../contract.ts'
import { calendars, ownFeed } from './data.ts'

/** Creates, replaces and deletes the feed address, and explains how to use it. */
export function FeedSettings() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ownFeed())
  // Shown once: the server only stores its hash.
  const [address, setAddress] = useState<string>()
  return (
    <SettingsGroup
      title={t`Calendar feed`}
      description={t`A private address that your calendar app reads automatically. It includes your meetings, events you attend and events you add. Changes appear within hours.`}
    >
      {data ? (
        <Feed feed={data.feed} isPaused={data.is_paused} onAddress={setAddress} hasAddress={address !== undefined} />
      ) : error ? (
        <Row text={problemOf(error).text}>
          <Button size="small" onPress={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        </Row>
      ) : (
        <Skeleton className="my-5 w-60" />
      )}
      {address !== undefined && <Address address={address} />}
      <HowTo />
    </SettingsGroup>
  )
}

interface FeedProps {
  feed: CalendarFeed | null
  isPaused: boolean
  hasAddress: boolean
  onAddress: (address: string | undefined) => void
}

function Feed({ feed, isPaused, hasAddress, onAddress }: FeedProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'replace' | 'end'>()
  const close = () => setAsked(undefined)
  const make = useMakeFeed((address) => {
    onAddress(address)
    close()
  })
  const end = useEndFeed(() => {
    onAddress(undefined)
    close()
  })
  if (!feed) {
    return (
      <Row text={<Trans>Anyone with this address can read your calendar, so only give it to your calendar app.</Trans>}>
        <Button size="small" pending={make.isPending} onPress={() => make.mutate()}>
          <Trans>Create address</Trans>
        </Button>
      </Row>
    )
  }
  const since = formatDay(feed.since)
  const read = feed.last_read_at && formatMoment(feed.last_read_at)
  return (
    <>
      <Row
        text={
          <>
            {read ? (
              <Trans>
                Created on {since}. A calendar app last read it on {read}.
              </Trans>
            ) : (
              <Trans>Created on {since}. No calendar app has read it yet.</Trans>
            )}{' '}
            {isPaused && <Trans>It is empty at the moment because “Keep my calendar feed up to date” is off above.</Trans>}
          </>
        }
      >
        {!hasAddress && (
          <Button size="small" onPress={() => setAsked('replace')}>
            <Trans>Replace address</Trans>
          </Button>
        )}
        <Button size="small" onPress={() => setAsked('end')}>
          <Trans>Delete address</Trans>
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={asked === 'replace'}
        onOpenChange={close}
        title={t`Replace the address?`}
        description={t`The current address stops working immediately. Calendar apps won’t show changes until you give them the new one.`}
        confirmLabel={t`Replace address`}
        cancelLabel={t`Keep address`}
        closeLabel={t`Close`}
        isDangerous={false}
        pending={make.isPending}
        onConfirm={() => make.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'end'}
        onOpenChange={close}
        title={t`Delete the address?`}
        description={t`Calendar apps that use it will no longer show changes. You can create a new address at any time.`}
        confirmLabel={t`Delete address`}
        cancelLabel={t`Keep address`}
        closeLabel={t`Close`}
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  )
}

function Address({ address }: { address: string }) {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  return (
    <div className="grid gap-3 py-4">
      <Banner tone="info">
        <Trans>Copy it now. For your security, it’s only shown once.</Trans>
      </Banner>
      <CopyField
        label={t`Your calendar address`}
        value={address}
        copyLabel={t`Copy`}
        onCopy={() => copy(address, t`Calendar address copied`)}
      />
      {prompt}
    </div>
  )
}

function HowTo() {
  return (
    <dl className="grid gap-2.5 py-4 text-ink-2 [&_dt]:font-medium [&_dt]:text-ink">
      <div>
        <dt translate="no">Google Calendar</dt>
        <dd>
          <Trans>On a computer, select + next to “Other calendars”, choose “From URL”, and paste the address.</Trans>
        </dd>
      </div>
      <div>
        <dt translate="no">Outlook</dt>
        <dd>
          <Trans>In your calendar, select “Add calendar”, choose “Subscribe from web”, and paste the address.</Trans>
        </dd>
      </div>
      <div>
        <dt translate="no">Apple</dt>
        <dd>
          <Trans>
            On a Mac, select File, then “New Calendar Subscription”. On an iPhone, open Calendar and select “Calendars”, “Add Calendar”,
            then “Add Subscription Calendar”.
          </Trans>
        </dd>
      </div>
    </dl>
  )
}

function Row({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">{text}</p>
      <div className="flex shrink-0 gap-2">{children}</div>
    </div>
  )
}

function useMakeFeed(onMade: (address: string) => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => calendars.call.makeFeed(),
    onSuccess({ path, site }) {
      onMade((site ?? location.origin) + path)
      return queryClient.invalidateQueries({ queryKey: calendars.query.key() })
    },
    onError: (error) => toast.error(t`Failed to create the address`, { description: problemOf(error).text }),
  })
}

function useEndFeed(onEnded: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => calendars.call.endFeed(),
    onSuccess() {
      onEnded()
      toast.success(t`Address deleted`)
      return queryClient.invalidateQueries({ queryKey: calendars.query.key() })
    },
    onError: (error) => toast.error(t`Failed to delete the address`, { description: problemOf(error).text }),
  })
}
