import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import type { Conversation } from '../../contract.ts'
import { discard, useOutgoing, writeAgain } from '../outbox/outbox.ts'
import { JumpToEnd } from './JumpToEnd.tsx'
import type { View } from './keep-scroll.ts'
import { linesOf } from './lines.ts'
import { MessageList } from './MessageList.tsx'
import { readerOf } from './reading.ts'
import { useArrivals } from './use-arrivals.ts'
import { useIsAttended } from './use-is-attended.ts'
import { usePaging } from './use-paging.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import { useUnreadMark } from './use-unread-mark.ts'
import { type ThreadWindow, hasOlder } from './window.ts'

export interface ThreadProps {
  self: string
  conversation: Conversation
  window: ThreadWindow
  /** A position to go to. */
  at: number | undefined
  /** Back to where one writes. */
  onLeave: () => void
}

/** What two members said to each other. */
export function Thread({ self, conversation, window, at, onLeave }: ThreadProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { member, unread } = conversation
  const outgoing = useOutgoing(self, member.id)
  const view = useRef<View>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isAttended = useIsAttended()
  const mark = useUnreadMark(conversation, isAttended && isAtEnd && !window.hasNewer)
  const lines = linesOf(window.items, { self, outgoing: window.hasNewer ? [] : outgoing, unread: mark })
  const paging = usePaging(member.id)
  const arrival = useArrivals(window, member)
  const [markRead] = useState(() => readerOf(queryClient, member.id))

  /** What is in view is read if somebody is there, and what is near is fetched. */
  function lookAround() {
    if (!view.current) return
    const { seen, isNearStart, isNearEnd } = view.current
    if (unread > 0 && isAttended && seen > conversation.read_position) markRead(seen)
    if (paging.failed) return
    if (isNearStart && hasOlder(window)) paging.extend('older')
    else if (isNearEnd && window.hasNewer) paging.extend('newer')
  }
  const scroll = useThreadScroll(member.id, {
    at,
    onView(seen) {
      view.current = seen
      setIsAtEnd(seen.isAtEnd)
      lookAround()
    },
  })
  const comeBack = useEffectEvent(lookAround)
  useEffect(() => {
    if (isAttended) comeBack()
  }, [isAttended])

  const goToEnd = async (how: 'at once' | 'smoothly') => {
    if (!window.hasNewer) return scroll.goToEnd(how)
    if (await paging.jump('end')) scroll.goToEnd('once rendered')
  }

  const lastWritten = outgoing.at(-1)?.id
  const [writtenBefore] = useState(lastWritten)
  const showWritten = useEffectEvent(() => void goToEnd('at once'))
  useLayoutEffect(() => {
    if (lastWritten !== undefined && lastWritten !== writtenBefore) showWritten()
  }, [lastWritten, writtenBefore])

  const followAddress = useEffectEvent((position: number) => {
    if (!scroll.goTo(position)) void paging.jump(position)
  })
  useEffect(() => {
    if (at !== undefined) followAddress(at)
  }, [at])

  const edge = (direction: 'older' | 'newer') => ({
    failed: paging.failed?.direction === direction ? paging.failed.words : undefined,
    onRetry: () => paging.extend(direction),
  })
  return (
    <>
      <LiveRegion>{arrival}</LiveRegion>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <MessageList
          scroller={scroll.scroller}
          lines={lines}
          self={self}
          member={member}
          marked={scroll.marked}
          before={hasOlder(window) ? edge('older') : undefined}
          after={window.hasNewer ? edge('newer') : undefined}
          onRetry={(message) => writeAgain(self, message)}
          onDiscard={(message) => discard(self, message)}
          onLeave={onLeave}
          label={t`Messages with ${member.full_name}`}
        />
        {(!isAtEnd || window.hasNewer) && <JumpToEnd count={unread} onPress={() => void goToEnd('smoothly')} />}
      </div>
    </>
  )
}
