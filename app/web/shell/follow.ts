import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { liveTicket } from '#features/accounts/web/index.ts'
import { detectPlatform } from '#platform/web/client-platform.ts'
import { startLive } from '#platform/web/live/index.ts'
import { pageData } from '#platform/web/page-data.ts'
import type { Page } from '#platform/web/rooms/room.ts'
import { followShell } from '#platform/web/shell/follow-shell.ts'
import { rooms } from '../rooms.ts'
import { isStillSignedIn, refreshMember } from '#features/members/web/index.ts'
import { cacheQueries } from '../startup/cache-queries.ts'
import { installServiceWorker } from '../startup/install-service-worker.ts'
import { panels } from './panels.ts'
import { aTurn, whenIdle } from './when-idle.ts'

/**
 * Opens the live connection and starts the followers of all rooms.
 * @returns stops them; rejects if a room's part cannot be loaded
 */
export async function follow(queryClient: QueryClient, router: AnyRouter, memberId: string): Promise<() => void> {
  const told = new Set(rooms.flatMap(({ tellsItself = [] }) => tellsItself))
  const page: Page = {
    queryClient,
    memberId,
    here: () => router.state.location.href,
    go: (href) => void router.navigate({ href }),
    onArrive: (listener) => router.subscribe('onResolved', listener),
    isToldElsewhere: (titleId) => told.has(titleId),
  }
  const followers = await Promise.all(rooms.flatMap((room) => (room.follow ? [room.follow()] : [])))
  const ends: (() => void)[] = []
  for (const begin of followers) {
    ends.push(...begin(page))
    // Running them together would block input.
    await aTurn()
  }
  const { livePlace, isCached } = pageData<{ livePlace: string; isCached: boolean }>()
  startLive({
    member: memberId,
    after: livePlace,
    hasSession: () => isStillSignedIn(memberId),
    ticket: detectPlatform() === 'web' ? undefined : liveTicket,
  })
  // The service worker has shown a cached page, whose data may be outdated.
  if (isCached) void refreshMember(queryClient)
  void followShell({ isForVisitors: false })
  // What cannot be loaded now is loaded on the first press.
  ends.push(
    installServiceWorker(),
    cacheQueries(queryClient, memberId, () => router.state.status === 'idle'),
  )
  void loadAhead()
  return () => ends.forEach((end) => end())
}

/** Preloads what the bars' buttons open, so that it also works offline. */
async function loadAhead(): Promise<void> {
  for (const load of [panels.bell, panels.account, panels.sections]) {
    await whenIdle()
    await load().catch(() => {})
  }
}
