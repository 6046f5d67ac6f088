import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useId, useState } from 'react'
import { DayName } from '#platform/web/DayName.tsx'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useToday } from '#platform/web/use-today.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { MemberLine } from '../MemberLine.tsx'
import type { Partner } from '../../contract.ts'
import type { OutgoingMessage } from '../outbox/outbox.ts'
import { useMessagesRoute } from '../use-messages-route.ts'
import { usePartnerName } from '../use-partner-name.ts'
import { type Line, isOutgoing } from './lines.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { MomentsTip } from './MomentsTip.tsx'
import { useUnsend } from './use-message-changes.ts'
import { useMessagePointing } from './use-message-pointing.ts'

/** An end of the loaded messages where the conversation continues. */
interface Edge {
  failed: string | undefined
  onRetry: () => void
}

interface MessageListProps {
  scroller: RefObject<HTMLDivElement | null>
  label: string
  lines: readonly Line[]
  self: string
  member: Partner
  marked: number | undefined
  before: Edge | undefined
  after: Edge | undefined
  onRetry: (message: OutgoingMessage) => void
  onDiscard: (message: OutgoingMessage) => void
  /** Called on Escape: moves the focus back to the composer. */
  onLeave: () => void
}

/** The lines of a conversation, and the actions on its messages. */
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
  const name = usePartnerName(member)
  const [visit] = useState(Date.now)
  const today = useToday()
  const unsend = useUnsend(self, member.id)
  const { leave } = useMessagesRoute()
  const [reported, setReported] = useState<string>()
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
      // Without a name per visit, the router would restore another conversation's scroll position.
      data-scroll-restoration-id={`thread-${visit}`}
      role="log"
      aria-live="off"
      aria-label={label}
      aria-describedby={`${id}keys`}
      tabIndex={0}
      // A preview cannot be scrolled to its end by a script.
      className="relative min-h-0 flex-1 in-data-preview:flex in-data-preview:flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      <p id={`${id}keys`} className="sr-only">
        {t`Use the up and down arrow keys to move between messages, Enter to open a message’s actions, and Escape to return to the message field.`}
      </p>
      <div className="mx-auto grid min-h-full max-w-[808px] content-end px-6 pt-3 pb-1 phone:px-3">
        <div className="min-w-0">
          {lines.length === 0 && <NoMessagesYet member={member} />}
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
                otherName={name}
                isMarked={!isOutgoing(each.message) && each.message.position === marked}
                onRetry={onRetry}
                onDiscard={onDiscard}
              />
            )
          })}
          {after && <PageEdge {...after} />}
        </div>
      </div>
      {pointed && line?.kind === 'message' && pointed.shows === 'actions' && (isOutgoing(line.message) || !line.message.unsent) && (
        <MessageMenu
          line={line}
          element={pointed.element}
          onUnsend={() => !isOutgoing(line.message) && unsend(line.message)}
          onReport={member.standing === 'gone' ? undefined : () => setReported(line.message.id)}
          onClose={() => setPointed(undefined)}
        />
      )}
      {reported !== undefined && (
        <Slot name="member.report" member={member} messageId={reported} onClose={() => setReported(undefined)} onBlocked={leave} />
      )}
      {pointed && line?.kind === 'message' && pointed.shows === 'moments' && <MomentsTip line={line} element={pointed.element} />}
    </div>
  )
}

/** Above the messages of a day. */
const DayLine = (props: { day: Date; now: Date }) => (
  <h2 className="pt-3.5 pb-4 text-center text-12 font-medium text-ink-3">
    <DayName {...props} />
  </h2>
)

/** Precedes the first unread message. */
function UnreadLine({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <div
      data-unread
      className="flex items-center gap-3 pt-4 pb-3.5 text-12 font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent-mark before:opacity-50 after:h-px after:flex-1 after:bg-accent-mark after:opacity-50"
    >
      {t`${plural(count, { one: '# unread message', other: '# unread messages' })}`}
    </div>
  )
}

/** Where more messages load; its height is the same while loading and after a failure. */
function PageEdge({ failed, onRetry }: { failed: string | undefined; onRetry: () => void }) {
  return (
    <div className="flex min-h-14 flex-none flex-wrap items-center justify-center gap-3 text-ink-3">
      {failed === undefined ? (
        <Spinner />
      ) : (
        <>
          <p role="alert">{failed}</p>
          <Button size="small" onPress={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

/** In place of messages before the first one: the member to write to. */
function NoMessagesYet({ member }: { member: Partner }) {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-center gap-1 pt-6 pb-10 text-center">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={64} className="mb-2.5" />
      <h2 dir="auto" className="font-semibold">
        {member.full_name}
      </h2>
      <MemberLine member={member} className="text-ink-2" />
      <p className="mt-3 max-w-[44ch] text-ink-3">{t`No messages yet. Introduce yourself and say what you would like to talk about.`}</p>
    </div>
  )
}
