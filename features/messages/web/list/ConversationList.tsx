import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle, SearchX } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { FoundCount } from '#platform/web/filters/FoundCount.tsx'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { useCompletedMembers } from '#features/directory/web/index.ts'
import { foldName } from '#features/places/fold.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { conversationPages, messagesFound } from '../data.ts'
import { useDrafts } from '../drafts.ts'
import { MemberLine } from '../MemberLine.tsx'
import { useMessagesRoute } from '../use-messages-route.ts'
import { type OutgoingMessage, useLastOutgoing } from '../outbox/outbox.ts'
import { ConversationRow, Draft, Waiting } from './ConversationRow.tsx'
import { FoundMessages } from './FoundMessages.tsx'
import { ListRow, Section } from './ListRow.tsx'
import { MoreRows } from './MoreRows.tsx'
import { allConversations, withOutgoing } from './summaries.ts'

interface ConversationListProps {
  self: string
  mayWrite: boolean
  scroller: RefObject<HTMLElement | null>
}

/** Conversations, then members to write to, if allowed; under a search those whose name matches, and matching messages. */
export function ConversationList({ self, mayWrite, scroller }: ConversationListProps) {
  const { t } = useLingui()
  const { with: current, q: query = '' } = useMessagesRoute()
  const conversations = useInfiniteQuery({ ...conversationPages(), refetchInterval: usePromptPolling() })
  const members = useCompletedMembers(query)
  const messages = useInfiniteQuery(messagesFound(query))
  const drafts = useDrafts(self)
  const outgoing = useLastOutgoing(self)

  const failed = [conversations, members].find((pages) => pages.error && !pages.data)
  if (failed) {
    const retry = () => void Promise.all([conversations.refetch(), members.refetch()])
    return <LoadFailed title={t`Error loading users`} error={failed.error} onRetry={retry} />
  }
  if (!conversations.data || !members.data) return <ListSkeleton />

  const found = new Set(itemsOf(members.data).map(({ id }) => id))
  const shown = withOutgoing(allConversations(conversations.data), outgoing).filter(
    ({ member }) => query === '' || isNamed(member, query) || found.has(member.id),
  )
  const listed = new Set(shown.map(({ member }) => member.id))
  const isSearching = members.isPlaceholderData || messages.isFetching
  const others = mayWrite ? [...found].filter((id) => !listed.has(id)) : []
  const count = shown.length + others.length + itemsOf(messages.data).length

  return (
    <>
      <FoundCount
        query={query}
        count={query === '' || members.isPlaceholderData || messages.isLoading ? undefined : count}
        isMore={(mayWrite && members.hasNextPage) || messages.hasNextPage}
      />
      {count === 0 && !isSearching && (query !== '' ? <NothingFound query={query} /> : mayWrite ? <NoMembers /> : <NoMessages />)}
      {shown.length > 0 && (
        <ul aria-label={t`Conversations`} aria-busy={isSearching}>
          {shown.map((conversation) => {
            const { id } = conversation.member
            const draft = id === current ? undefined : drafts.get(id)
            return <ConversationRow key={id} conversation={conversation} self={self} draft={draft} outgoing={outgoing.get(id)} />
          })}
        </ul>
      )}
      {conversations.hasNextPage && query === '' ? (
        <MoreRows pages={conversations} scroller={scroller} />
      ) : (
        mayWrite && <MembersToWriteTo pages={members} listed={listed} drafts={drafts} outgoing={outgoing} scroller={scroller} />
      )}
      {query !== '' && <FoundMessages pages={messages} query={query} self={self} scroller={scroller} />}
    </>
  )
}

const isNamed = (member: { full_name: string }, query: string) => ` ${foldName(member.full_name)}`.includes(` ${foldName(query)}`)

function NoMembers() {
  const { t } = useLingui()
  return (
    <EmptyState icon={MessageCircle} title={t`No members to message yet`}>
      <Trans>Members with a completed profile appear here.</Trans>
    </EmptyState>
  )
}

function NoMessages() {
  const { t } = useLingui()
  return (
    <EmptyState icon={MessageCircle} title={t`No messages yet`}>
      <Trans>Messages from other members appear here.</Trans>
    </EmptyState>
  )
}

function NothingFound({ query }: { query: string }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={SearchX} title={t`Nothing found for “${query}”`}>
      <Trans>Search by name, company or words in a message.</Trans>
    </EmptyState>
  )
}

/** Placeholder while conversations are loading. */
function ListSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading conversations`}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3 px-2.5 phone:px-2">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={index % 3 ? 'w-2/5' : 'w-3/5'} />
            <Skeleton className={index % 2 ? 'w-4/5' : 'w-3/5'} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

interface MembersToWriteToProps {
  pages: ReturnType<typeof useCompletedMembers>
  /** Members already shown as conversations. */
  listed: ReadonlySet<string>
  drafts: ReadonlyMap<string, string>
  outgoing: ReadonlyMap<string, OutgoingMessage>
  scroller: RefObject<HTMLElement | null>
}

/** Members without a conversation yet. */
function MembersToWriteTo({ pages, listed, drafts, outgoing, scroller }: MembersToWriteToProps) {
  const { t } = useLingui()
  const members = pages.data?.pages.flatMap((page) => page.items).filter(({ id }) => !listed.has(id)) ?? []
  return (
    <>
      {members.length > 0 && (
        <Section title={t`Members`}>
          {members.map((member) => (
            <ListRow key={member.id} member={member}>
              <SecondLine member={member} draft={drafts.get(member.id)} outgoing={outgoing.get(member.id)} />
            </ListRow>
          ))}
        </Section>
      )}
      <MoreRows pages={pages} scroller={scroller} />
    </>
  )
}

interface SecondLineProps {
  member: ComponentProps<typeof MemberLine>['member']
  draft: string | undefined
  outgoing: OutgoingMessage | undefined
}

function SecondLine({ member, draft, outgoing }: SecondLineProps) {
  if (draft !== undefined) return <Draft text={draft} />
  return outgoing ? <Waiting message={outgoing} /> : <MemberLine member={member} />
}
