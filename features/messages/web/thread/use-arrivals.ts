import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { type ThreadWindow, lastPosition } from './window.ts'

/** What came in last while the conversation is open, to be read out. */
export function useArrivals(window: ThreadWindow, { id, full_name }: MemberBrief): string {
  const [begunAt] = useState(() => lastPosition(window))
  const last = window.items.at(-1)
  const isNew = last !== undefined && !window.hasNewer && last.position > begunAt && last.sender_id === id && !last.unsent
  return isNew ? `${full_name}: ${last.content}` : ''
}
