import { useLingui } from '@lingui/react/macro'
import { type RefObject, useId, useState } from 'react'
import type { MemberBrief } from '#platform/contract.ts'
import type { OutgoingMessage } from '../outbox/outbox.ts'
import { useToday } from '../use-today.ts'
import { DayLine } from './DayLine.tsx'
import { type Line, isOutgoing } from './lines.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { MomentsTip } from './MomentsTip.tsx'
import { NothingSaid } from './NothingSaid.tsx'
import { PageEdge } from './PageEdge.tsx'
import { UnreadLine } from './UnreadLine.tsx'
import { useMessagePointing } from './use-message-pointing.ts'
import { useUnsend } from './use-message-changes.ts'

/** Where a conversation goes on beyond what is at hand. */
interface Edge {
  failed: string | undefined
  onRetry: () => void
}

export interface MessageListProps {
  scroller: RefObject<HTMLDivElement | null>
  label: string
  lines: readonly Line[]
  self: string
  member: MemberBrief
  marked: number | undefined
  before: Edge | undefined
  after: Edge | undefined
  onRetry: (message: OutgoingMessage) => void
  onDiscard: (message: OutgoingMessage) => void
  /** Escape leads back to where one writes. */
  onLeave: () => void
}

/** The lines of a conversation, and what one can do with its messages. */
export function MessageList({
  scroller,
  label,
  lines,
  self,
  member,
  marked,
  before,
  after,
  onRetry,
  onDiscard,
  onLeave,
}: MessageListProps) {
  const { t } = useLingui()
  const id = useId()
  const [visit] = useState(Date.now)
  const today = useToday()
  const unsend = useUnsend(self, member.id)
  const [pointed, setPointed] = useState<{ message: string; element: HTMLElement; shows: 'actions' | 'moments' }>()
  const line = lines.find((each) => each.kind === 'message' && each.key === pointed?.message)

  useMessagePointing(scroller, {
    onActions: (message, element) => setPointed({ message, element, shows: 'actions' }),
    onMoments: (message, element) =>
      setPointed((now) => (now?.shows === 'actions' ? now : message === null ? undefined : { message, element, shows: 'moments' })),
    onLeave,
  })

  return (
    <div
      ref={scroller}
      // The router would bring back another conversation's place; no two visits have the same name.
      data-scroll-restoration-id={`thread-${visit}`}
      role="log"
      aria-live="off"
      aria-label={label}
      aria-describedby={`${id}keys`}
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      <p id={`${id}keys`} className="sr-only">
        {t`Up and down move through the messages, Enter opens what one can do with them, Escape leads back to writing.`}
      </p>
      <div className="mx-auto grid min-h-full max-w-[808px] content-end px-6 pt-3 pb-1 phone:px-3">
        <div className="min-w-0">
          {lines.length === 0 && <NothingSaid member={member} />}
          {before && <PageEdge {...before} />}
          {lines.map((each) => {
            if (each.kind === 'day') return <DayLine key={each.key} day={each.day} now={today} />
            if (each.kind === 'unread') return <UnreadLine key={each.key} count={each.count} />
            return (
              <MessageBubble
                key={each.key}
                message={each.message}
                isOwn={each.isOwn}
                endsGroup={each.endsGroup}
                otherName={member.full_name}
                isMarked={!isOutgoing(each.message) && each.message.position === marked}
                onRetry={onRetry}
                onDiscard={onDiscard}
              />
            )
          })}
          {after && <PageEdge {...after} />}
        </div>
      </div>
      {pointed && line?.kind === 'message' && pointed.shows === 'actions' && (
        <MessageMenu
          line={line}
          element={pointed.element}
          onUnsend={() => !isOutgoing(line.message) && unsend(line.message)}
          onClose={() => setPointed(undefined)}
        />
      )}
      {pointed && line?.kind === 'message' && pointed.shows === 'moments' && <MomentsTip line={line} element={pointed.element} />}
    </div>
  )
}
