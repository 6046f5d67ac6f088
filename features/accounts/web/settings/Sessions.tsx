import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useRef, useState } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Session } from '../../session-contract.ts'
import { sessionPages } from '../data.ts'
import { useDeviceName } from '../device-name.ts'
import { SettingRow } from '#ui/SettingRow.tsx'
import { useLastUse } from './use-last-use.ts'
import { useEndOtherSessions, useEndSession } from './use-end-sessions.ts'

/** The member's sessions, and buttons to end them. */
export function Sessions() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(sessionPages())
  const count = itemsOf(pages.data).length
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, count)

  return (
    <SettingsGroup
      id="sessions"
      title={t`Where you are signed in`}
      description={t`If you don’t recognise a device, end its session and change your password.`}
      actions={count > 1 && <EndOthers />}
    >
      <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
        <PagedList
          pages={pages}
          skeleton={
            <SkeletonGroup label={t`Loading your sessions`}>
              <div className="flex h-16 items-center gap-4">
                <Skeleton className="size-6" />
                <Skeleton className="w-44" />
              </div>
            </SkeletonGroup>
          }
          failed={t`Failed to load your sessions`}
          empty={null}
        >
          {(sessions) => (
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <li key={session.id}>
                  <SessionRow session={session} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </SettingsGroup>
  )
}

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet }

function SessionRow({ session }: { session: Session }) {
  const { t } = useLingui()
  const end = useEndSession()
  const device = useDeviceName(session)
  const used = useLastUse(session)
  const Icon = icons[session.kind ?? 'desktop']
  return (
    <SettingRow
      icon={<Icon className="flex-none text-ink-2" aria-hidden />}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {device}
          {session.is_current && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
      }
      action={
        !session.is_current && (
          <Button size="small" aria-label={t`End the session on ${device}`} pending={end.isPending} onPress={() => end.mutate(session.id)}>
            <Trans>End</Trans>
          </Button>
        )
      }
    >
      <p className="text-ink-2">
        {used}
        {session.last_used_from && (
          <>
            {' · '}
            <span className="inline-block break-all">{session.last_used_from}</span>
          </>
        )}
      </p>
    </SettingRow>
  )
}

function EndOthers() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const end = useEndOtherSessions()
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        <Trans>End all other sessions</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`End all other sessions?`}
        description={t`You’ll be signed out on every device except this one. Unsent messages and drafts stay on those devices.`}
        confirmLabel={t`End sessions`}
        pendingLabel={t({ message: 'Ending', context: 'session' })}
        cancelLabel={t`Cancel`}
        closeLabel={t`Close`}
        pending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
