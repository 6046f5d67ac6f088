import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { ConversationSummary } from '../../contract.ts'
import { messagesPath } from '../../paths.ts'
import { conversationPages } from '../data.ts'
import { allConversations } from '../list/summaries.ts'
import { usePartnerName } from '../use-partner-name.ts'

/** How many are shown on the dashboard; the messages screen has them all. */
const shown = 3

/** Members whose messages are unread and can be answered, except in muted conversations. */
export function WaitingReplies({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...conversationPages(), refetchInterval: usePolling() })
  const waiting = data
    ? allConversations(data).filter(({ member, unread, muted }) => unread > 0 && !muted && member.standing === 'here')
    : []
  return children({
    count: waiting.length,
    isUnsettled: isLoading && failureCount === 0,
    all: { href: messagesPath(), label: t`All messages` },
    rows: waiting
      .slice(0, shown)
      .map((conversation) => ({ id: conversation.member.id, row: <WaitingReply conversation={conversation} /> })),
  })
}

function WaitingReply({ conversation: { member, last_message, unread } }: { conversation: ConversationSummary }) {
  const { t } = useLingui()
  const name = usePartnerName(member)
  const words = last_message.sender_id === member.id && !last_message.unsent ? last_message.content : undefined
  return (
    <ActionRow
      picture={<Avatar id={member.id} name={name} picture={member.profile_picture} />}
      title={
        <Link to={messagesPath(member.id)} className={actionLink}>
          <Trans>
            <bdi>{name}</bdi> is waiting for a reply
          </Trans>
        </Link>
      }
      actions={
        <Link to={messagesPath(member.id)} aria-label={t`Reply to ${name}`} className={buttonClass({ size: 'small' })}>
          <Trans>Reply</Trans>
        </Link>
      }
    >
      {(unread > 1 || !words) && <span className="shrink-0 text-accent-ink">{t`${plural(unread, { one: '# new', other: '# new' })}`}</span>}
      {words && (
        <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
          {words}
        </span>
      )}
    </ActionRow>
  )
}
