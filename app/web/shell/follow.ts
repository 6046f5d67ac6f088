import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { startLive } from '#platform/web/live/index.ts'
import { pageData } from '#platform/web/page-data.ts'
import { isStillSignedIn } from '#features/members/web/index.ts'
import { followDirectory } from '#features/directory/web/follow-directory.ts'
import { followMatching, isAnnounced } from '#features/matching/web/follow-matching.ts'
import { followMessages } from '#features/messages/web/follow-messages.ts'
import { followNotifications } from '#features/notifications/web/follow-notifications.ts'
import { followProfiles } from '#features/profiles/web/follow-profiles.ts'
import { followRelations } from '#features/relations/web/follow-relations.ts'
import { panels } from './panels.ts'

/** Opens the live connection and lets every room follow what it tells. @returns ends the following */
export function follow(queryClient: QueryClient, router: AnyRouter, memberId: string): () => void {
  const ends = [
    followRelations(queryClient),
    followProfiles(queryClient),
    followDirectory(queryClient),
    followMatching(queryClient, memberId),
    followMessages(queryClient, memberId),
    followNotifications(queryClient, memberId, {
      here: () => router.state.location.href,
      go: (href) => void router.navigate({ href }),
      saysItself: isAnnounced,
      onArrive: (listener) => router.subscribe('onResolved', listener),
    }),
  ]
  startLive({ after: pageData<{ livePlace: string }>().livePlace, hasSession: () => isStillSignedIn(memberId) })
  // What cannot be had now is asked for by the first press.
  for (const load of [panels.bell, panels.account, panels.sections]) load().catch(() => {})
  return () => {
    for (const end of ends) end()
  }
}
