import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { paths } from '#platform/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { toast } from '#ui/toast.ts'
import { announced } from './announce-connected.ts'
import { isOccupied, untilSeen } from './attention.ts'
import { isForUs } from './is-for-us.ts'

const ConnectedDialog = lazy(() => import('./ConnectedDialog.tsx').then((module) => ({ default: module.ConnectedDialog })))

/**
 * Says that two members are connected: over the page, or in a toast while the reader types or answers something else. Of several open
 * tabs the one that is looked at says it. Stands once, at the root of the app.
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
      description: t`You and ${name} accepted each other.`,
      action: { label: t`Message`, onPress: () => void navigate({ href: paths.messages(member.id) }) },
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
      const isOurs = await isForUs(queryClient, selfId, next)
      announced.remove(next)
      if (isOurs) say(next.member)
    }
    void tell()
    return () => effect.abort()
  }, [next, selfId, isFree, queryClient])

  if (!self || !shown) return null
  return (
    <Suspense>
      <ConnectedDialog self={self} member={shown} onClose={() => setShown(undefined)} />
    </Suspense>
  )
}
