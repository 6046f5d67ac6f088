import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useRef } from 'react'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Partner } from '../../contract.ts'
import { CannotWrite } from '../composer/CannotWrite.tsx'
import { Composer } from '../composer/Composer.tsx'
import { conversationPages, conversationWith } from '../data.ts'
import { allConversations } from '../list/summaries.ts'
import { useMessagesRoute } from '../use-messages-route.ts'
import { usePartnerName } from '../use-partner-name.ts'
import { threadWith } from './thread-query.ts'
import { Thread } from './Thread.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Between the header and the messages of a conversation: what other rooms have for the two, such as a meeting. */
    'conversation.top': { member: Partner }
  }
}

interface ThreadPaneProps {
  self: string
  other: string
  mayWrite: boolean
  className: string
}

/** The right pane: a conversation, or why there is none. */
export function ThreadPane({ self, other, mayWrite, className }: ThreadPaneProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { at } = useMessagesRoute()
  const isPhone = useIsPhone()
  const refetchInterval = usePromptPolling()
  const input = useRef<HTMLTextAreaElement>(null)
  const conversation = useQuery(conversationWith(other))
  const thread = useQuery({ ...threadWith(queryClient, { self, other, at }), refetchInterval })
  // The list may know the partner before the conversation has loaded.
  const pages = queryClient.getQueryData(conversationPages().queryKey)
  const listed = pages && allConversations(pages).find(({ member }) => member.id === other)
  const failed = [conversation, thread].find((query) => query.error && (!query.data || isGone(query.error)))
  const member = conversation.data?.member ?? listed?.member
  const name = usePartnerName(member)
  usePageTitle('subject', name)
  const retry = () => void Promise.all([conversation.refetch(), thread.refetch()])

  if (failed && isGone(failed.error)) return <NoConversation className={className} />
  return (
    <section aria-label={member ? t`Conversation with ${name}` : t`Conversation`} className={className}>
      <ThreadHeader
        member={member}
        muted={conversation.data && conversation.data.last_position > 0 ? conversation.data.muted : undefined}
      />
      <div className={classNames('flex min-h-0 flex-1 flex-col', thread.data && 'settles')}>
        {member?.standing === 'here' && !failed && <Slot name="conversation.top" member={member} />}
        {failed ? (
          <div className="grid flex-1 place-content-center">
            <LoadFailed title={t`Error loading messages`} error={failed.error} onRetry={retry} />
          </div>
        ) : conversation.data && thread.data ? (
          <Thread self={self} conversation={conversation.data} window={thread.data} at={at} onLeave={() => input.current?.focus()} />
        ) : (
          <ThreadSkeleton />
        )}
      </div>
      {member && member.standing !== 'here' ? (
        <CannotWrite to={member} />
      ) : (
        !failed && <Composer self={self} other={other} mayWrite={mayWrite} inputRef={input} takesFocus={!isPhone && at === undefined} />
      )}
    </section>
  )
}

/** No such member, or one of the two has blocked the other. */
const isGone = (error: unknown) => ['NOT_FOUND', 'BAD_REQUEST'].includes(problemOf(error).code)

function NoConversation({ className }: { className: string }) {
  const { t } = useLingui()
  const { leave } = useMessagesRoute()
  return (
    <section aria-label={t`Conversation`} className={className}>
      <div className="grid flex-1 place-content-center">
        <EmptyState
          icon={UserRoundX}
          title={t`This conversation is not available`}
          action={
            <Button onPress={leave}>
              <Trans>Back to conversations</Trans>
            </Button>
          }
        >
          <Trans>This member doesn’t exist, or you can’t message each other.</Trans>
        </EmptyState>
      </div>
    </section>
  )
}

/** Width, height and side of some messages. */
const shapes = [
  ['w-3/5 h-15', false],
  ['w-2/5 h-10', true],
  ['w-1/4 h-10', true],
  ['w-1/2 h-10', false],
  ['w-3/5 h-15', true],
  ['w-2/5 h-10', false],
] as const

/** Placeholder while a conversation is loading. */
function ThreadSkeleton() {
  const { t } = useLingui()
  return (
    <div className="min-h-0 flex-1 overflow-hidden">
      <SkeletonGroup
        label={t`Loading messages`}
        className="mx-auto flex h-full max-w-[808px] flex-col justify-end gap-3 px-6 py-3 phone:px-3"
      >
        {shapes.map(([size, isOwn], index) => (
          <Skeleton key={index} className={classNames('rounded-[16px]!', size, isOwn && 'self-end')} />
        ))}
      </SkeletonGroup>
    </div>
  )
}
