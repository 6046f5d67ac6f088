import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { mayShow } from '#platform/web/shown-once.ts'
import { lazily } from '#platform/web/lazily.ts'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import { connectionPages } from '#features/relations/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { toast } from '#ui/toast.ts'
import { type ConnectedNews, announced } from './announce-connected.ts'
import { isOccupied, untilSeen } from './attention.ts'

const ConnectedDialog = lazily(async () => (await loadWithRetry(() => import('./ConnectedDialog.tsx'))).ConnectedDialog, {
  isAwaited: false,
})

/**
 * Announces a new connection: in a dialog, or in a toast while the member is typing or answering something else. Of several open tabs, the
 * one in view announces it. Rendered once, at the root of the app.
 */
export function Connected() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const self = useMember()
  const next = announced.useFirst()
  const [shown, setShown] = useState<MemberBrief>()
  const selfId = self?.id
  const isFree = shown === undefined

  const say = useEffectEvent((member: MemberBrief) => {
    if (!isOccupied()) return setShown(member)
    const name = member.full_name
    toast.success(t`You are connected`, {
      description: t`You and ${name} both chose to connect.`,
      ...(self?.profile_completed && {
        action: { label: t({ message: 'Message', context: 'button' }), onPress: () => void navigate({ href: messagesPath(member.id) }) },
      }),
      id: `connection-${member.id}`,
      duration: 10_000,
    })
  })

  useEffect(() => {
    if (!next || selfId === undefined || !isFree) return undefined
    const effect = new AbortController()
    const tell = async () => {
      await untilSeen(effect.signal)
      if (effect.signal.aborted) return
      const isOurs = await shouldAnnounce(queryClient, selfId, next)
      announced.remove(next)
      if (isOurs) say(next.member)
    }
    void tell()
    return () => effect.abort()
  }, [next, selfId, isFree, queryClient])

  if (!self || !shown) return null
  return (
    <Suspense>
      <ConnectedDialog self={self} member={shown} onClose={() => setShown(undefined)} go={(href) => void navigate({ href })} />
    </Suspense>
  )
}

/**
 * Whether this tab should announce a connection: it still exists, is not older than announced, and no tab of this browser has shown it.
 * A connection that ended and was made again counts as a new one.
 */
async function shouldAnnounce(queryClient: QueryClient, self: string, { member, after = '' }: ConnectedNews): Promise<boolean> {
  const connectedAt = await connectedSince(queryClient, member.id)
  if (connectedAt === undefined || connectedAt < after) return false
  return mayShow(`connections-shown-${self}`, `${member.id} ${connectedAt}`)
}

/** Asks the server, since it may have ended while the page was asleep. */
async function connectedSince(queryClient: QueryClient, other: string): Promise<string | undefined> {
  try {
    const connections = await queryClient.fetchInfiniteQuery({ ...connectionPages(), staleTime: 0 })
    return itemsOf(connections).find(({ id }) => id === other)?.connected_at
  } catch {
    // The notification covers it.
    return undefined
  }
}
