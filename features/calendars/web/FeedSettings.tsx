import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDay } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
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

/** The address at which calendars read what one goes to: made, replaced, ended, and how to use it. */
export function FeedSettings() {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(ownFeed())
  // Told once: the server keeps no more than its hash.
  const [address, setAddress] = useState<string>()
  return (
    <SettingsGroup
      title={t`Calendar feed`}
      description={t`An address of your own that your calendar reads by itself: what you go to, and what you put in. Changes arrive within hours.`}
    >
      {data ? (
        <Feed feed={data.feed} isPaused={data.is_paused} onAddress={setAddress} hasAddress={address !== undefined} />
      ) : error ? (
        <Row text={problemOf(error).text}>
          <Button size="small" pending={isFetching} onPress={() => void refetch()}>
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
      <Row text={<Trans>Whoever knows the address can read your calendar, so give it to your calendar alone.</Trans>}>
        <Button size="small" pending={make.isPending} onPress={() => make.mutate()}>
          <Trans>Make an address</Trans>
        </Button>
      </Row>
    )
  }
  const since = formatDay(feed.since)
  const read = feed.last_read_at && new Date(feed.last_read_at).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <Row
        text={
          <>
            {read ? (
              <Trans>
                There is an address since {since}. A calendar last read it on {read}.
              </Trans>
            ) : (
              <Trans>There is an address since {since}. No calendar has read it yet.</Trans>
            )}{' '}
            {isPaused && <Trans>It shows nothing at the moment, because “Keep my calendar feed up to date” is off above.</Trans>}
          </>
        }
      >
        {!hasAddress && (
          <Button size="small" onPress={() => setAsked('replace')}>
            <Trans>Make a new one</Trans>
          </Button>
        )}
        <Button size="small" onPress={() => setAsked('end')}>
          <Trans>End it</Trans>
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={asked === 'replace'}
        onOpenChange={close}
        title={t`Make a new address?`}
        description={t`The one there is ends at once: calendars that read it show nothing new until you give them the new one.`}
        confirmLabel={t`Make a new one`}
        cancelLabel={t`Keep the address`}
        closeLabel={t`Close`}
        isDangerous={false}
        pending={make.isPending}
        onConfirm={() => make.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'end'}
        onOpenChange={close}
        title={t`End the address?`}
        description={t`Calendars that read it show nothing new any more. You can make another one at any time.`}
        confirmLabel={t`End it`}
        cancelLabel={t`Keep the address`}
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
        <Trans>Copy it now: for your safety it is shown this once.</Trans>
      </Banner>
      <CopyField
        label={t`Your calendar’s address`}
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
          <Trans>On a computer: beside “Other calendars” press +, then “From URL”, and paste the address.</Trans>
        </dd>
      </div>
      <div>
        <dt translate="no">Outlook</dt>
        <dd>
          <Trans>In the calendar press “Add calendar”, then “Subscribe from web”, and paste the address.</Trans>
        </dd>
      </div>
      <div>
        <dt translate="no">Apple</dt>
        <dd>
          <Trans>
            On a Mac: File, “New Calendar Subscription”. On an iPhone: in Calendar press “Calendars”, then “Add Calendar”, “Add Subscription
            Calendar”.
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
    onError: (error) => toast.error(t`The address could not be made`, { description: problemOf(error).text }),
  })
}

function useEndFeed(onEnded: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => calendars.call.endFeed(),
    onSuccess() {
      onEnded()
      toast.success(t`The address has ended`)
      return queryClient.invalidateQueries({ queryKey: calendars.query.key() })
    },
    onError: (error) => toast.error(t`The address could not be ended`, { description: problemOf(error).text }),
  })
}
