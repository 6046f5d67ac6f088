import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff, CircleAlert, Clock } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import type { ConversationSummary } from '../../contract.ts'
import type { OutgoingMessage } from '../outbox/outbox.ts'
import { Ticks } from '../Ticks.tsx'
import { useIsTyping } from '../typing.ts'
import { LastTime, ListRow } from './ListRow.tsx'

interface ConversationRowProps {
  conversation: ConversationSummary
  self: string
  /** The unsent text in it. */
  draft: string | undefined
  /** The last message in it that the server does not have yet. */
  outgoing: OutgoingMessage | undefined
}

/** A conversation with its last message and unread count. */
export function ConversationRow({ conversation, self, draft, outgoing }: ConversationRowProps) {
  const { t } = useLingui()
  const { member, last_message, unread, muted } = conversation
  const isOwn = last_message.sender_id === self
  const isTyping = useIsTyping(member.id)
  const text = last_message.unsent ? t`Message unsent` : last_message.content

  return (
    <ListRow
      member={member}
      time={<LastTime time={outgoing ? new Date(outgoing.at).toISOString() : last_message.created_at} />}
      isUnread={unread > 0 && !muted}
    >
      {isTyping ? (
        <span className="flex-1 truncate font-medium text-accent-ink">{t`typing…`}</span>
      ) : draft !== undefined && unread === 0 ? (
        <Draft text={draft} />
      ) : outgoing ? (
        <Waiting message={outgoing} />
      ) : (
        <>
          {isOwn && !last_message.unsent && <Ticks message={last_message} className="icon-xs text-ink-3" />}
          <span
            dir="auto"
            className={classNames(
              'flex-1 truncate text-start',
              unread > 0 && !muted && 'font-medium text-ink',
              last_message.unsent && 'italic',
            )}
          >
            {text}
          </span>
        </>
      )}
      {muted && (
        <>
          <BellOff className="icon-xs shrink-0 text-ink-3" aria-hidden />
          <span className="sr-only">{t`Muted`}</span>
        </>
      )}
      {unread > 0 && (
        <CountBadge className={muted ? 'bg-pressed! text-ink-2!' : undefined}>
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <span className="sr-only">{t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}</span>
        </CountBadge>
      )}
    </ListRow>
  )
}

/** A message that is waiting to be sent, or was refused. */
export function Waiting({ message: { content, refusal } }: { message: OutgoingMessage }) {
  const { t } = useLingui()
  const Icon = refusal === undefined ? Clock : CircleAlert
  return (
    <>
      <Icon className={classNames('icon-xs shrink-0', refusal === undefined ? 'text-ink-3' : 'text-danger')} aria-hidden />
      <span className="sr-only">{refusal === undefined ? t`Waiting to be sent` : t`Failed to send message`}</span>
      <span dir="auto" className="flex-1 truncate text-start">
        {content}
      </span>
    </>
  )
}

export function Draft({ text }: { text: string }) {
  return (
    <span dir="auto" className="flex-1 truncate text-start">
      <Trans>
        <span className="text-danger">Draft:</span> {text}
      </Trans>
    </span>
  )
}
