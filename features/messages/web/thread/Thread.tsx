import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import type { Conversation, Partner } from '../../contract.ts'
import { discard, useOutgoing, requeueMessage } from '../outbox/outbox.ts'
import type { View } from './keep-scroll.ts'
import { type UnreadMark, linesOf, nextUnreadMark } from './lines.ts'
import { MessageList } from './MessageList.tsx'
import { usePartnerName } from '../use-partner-name.ts'
import { createReadMarker } from './reading.ts'
import { usePaging } from './use-paging.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import { type ThreadWindow, hasOlder, lastPosition } from './window.ts'

interface ThreadProps {
  self: string
  conversation: Conversation
  window: ThreadWindow
  /** Position of a message to scroll to. */
  at: number | undefined
  /** Moves the focus back to the composer. */
  onLeave: () => void
}

/** The messages of two members. */
export function Thread({ self, conversation, window, at, onLeave }: ThreadProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { member, unread } = conversation
  const name = usePartnerName(member)
  const outgoing = useOutgoing(self, member.id)
  const view = useRef<View>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isAttended = useIsAttended()
  const mark = useUnreadMark(conversation, isAttended && isAtEnd && !window.hasNewer)
  const lines = linesOf(window.items, { self, outgoing: window.hasNewer ? [] : outgoing, unread: mark })
  const paging = usePaging(member.id)
  const arrival = useArrivals(window, member)
  const [markRead] = useState(() => createReadMarker(queryClient, member.id))

  /** Marks visible messages as read if the window has attention, and loads the next page near an end. */
  function onViewChanged() {
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
      onViewChanged()
    },
  })
  const onReturn = useEffectEvent(onViewChanged)
  useEffect(() => {
    if (isAttended) onReturn()
  }, [isAttended])

  const goToEnd = async (how: 'instantly' | 'smoothly') => {
    if (!window.hasNewer) return scroll.goToEnd(how)
    if (await paging.jump('end')) scroll.goToEnd('once rendered')
  }

  const lastWritten = outgoing.at(-1)?.id
  const [writtenBefore] = useState(lastWritten)
  const showWritten = useEffectEvent(() => void goToEnd('instantly'))
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
          onRetry={(message) => requeueMessage(self, message)}
          onDiscard={(message) => discard(self, message)}
          onLeave={onLeave}
          label={t`Messages with ${name}`}
        />
        {(!isAtEnd || window.hasNewer) && <JumpToEnd count={unread} onPress={() => void goToEnd('smoothly')} />}
      </div>
    </>
  )
}

/** Jumps to the latest message, and shows how many have arrived. */
function JumpToEnd({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useLingui()
  const label = count > 0 ? t`${plural(count, { one: '# new message', other: '# new messages' })}` : undefined
  return (
    <Button
      onPress={onPress}
      aria-label={label ?? t`Jump to latest message`}
      className="absolute inset-x-0 bottom-2 mx-auto inline-flex h-9 w-fit min-w-9 items-center justify-center gap-1.5 rounded-full border border-line-2 bg-raised px-2.5 text-12 font-semibold text-accent-ink shadow-2 hover:bg-hover-raised phone:h-11 phone:min-w-11 phone:px-3.5"
    >
      <ArrowDown className="icon-sm" aria-hidden />
      {label}
    </Button>
  )
}

/** The last message that arrived while the conversation is open, for screen readers. */
function useArrivals(window: ThreadWindow, { id, full_name }: Partner): string {
  const [begunAt] = useState(() => lastPosition(window))
  const last = window.items.at(-1)
  const isNew = last !== undefined && !window.hasNewer && last.position > begunAt && last.sender_id === id && !last.unsent
  return isNew ? `${full_name}: ${last.content}` : ''
}

/** Position of the unread line while a conversation is open. */
function useUnreadMark(conversation: Conversation, isReading: boolean): UnreadMark | undefined {
  const [mark, setMark] = useState(() => nextUnreadMark(undefined, conversation, false))
  const next = nextUnreadMark(mark, conversation, isReading)
  if (next !== mark) setMark(next)
  return next
}

const hasAttention = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

function onAttention(listener: () => void) {
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether the page is visible and focused. */
const useIsAttended = (): boolean => useSyncExternalStore(onAttention, hasAttention, () => false)
