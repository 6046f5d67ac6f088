import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useCompletedMembers } from '#features/directory/web/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { MemberLine, allConversations, conversationPages, prepareMessage } from '#features/messages/web/index.ts'
import { foldName } from '#features/places/fold.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'

/** How many conversations and members are listed; the search finds the others. */
const most = 20

interface ShareToMemberProps {
  self: string
  words: string
  onTaken: () => Promise<void>
}

/** Recent conversations, then other members. Choosing one puts the content into its draft, to be reviewed and sent. */
export function ShareToMember({ self, words, onTaken }: ShareToMemberProps) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const [query, setQuery] = useState('')
  const conversations = useInfiniteQuery(conversationPages())
  const members = useCompletedMembers(query.trim())
  const isNamed = ({ full_name }: { full_name: string }) => ` ${foldName(full_name)}`.includes(` ${foldName(query.trim())}`)
  const known = conversations.data ? allConversations(conversations.data).map(({ member }) => member) : []
  const talkedWith = known.filter((member) => member.standing === 'here' && isNamed(member)).slice(0, most)
  const listed = new Set(known.map(({ id }) => id))
  const others = itemsOf(members.data).filter(({ id }) => !listed.has(id) && id !== self)
  const shown = [...talkedWith, ...others].slice(0, most)
  const { error } = conversations
  const isWaiting = (conversations.isPending || members.isPending) && shown.length === 0

  async function choose(id: string) {
    prepareMessage(self, id, words)
    await onTaken()
    await navigate({ href: messagesPath(id) })
  }

  return (
    <>
      <TextField
        label={t`Search for a member`}
        isLabelHidden
        type="search"
        placeholder={t`Search for a member`}
        prefix={<Search aria-hidden />}
        value={query}
        onChange={setQuery}
        className="mb-2"
      />
      {isWaiting && !error && (
        <SkeletonGroup label={t`Loading conversations`}>
          <Skeleton className="h-16 rounded-tile" />
        </SkeletonGroup>
      )}
      {error && shown.length === 0 && (
        <ErrorState
          title={t`Error loading users`}
          retryLabel={t`Retry`}
          pending={conversations.isFetching}
          onRetry={() => void Promise.all([conversations.refetch(), members.refetch()])}
        >
          {problemOf(error).text}
        </ErrorState>
      )}
      {!isWaiting && !error && shown.length === 0 && (
        <p className="text-ink-2">
          <Trans>No members found with this name.</Trans>
        </p>
      )}
      <ul>
        {shown.map((member) => (
          <li key={member.id}>
            <button
              type="button"
              onClick={() => void choose(member.id)}
              className="flex min-h-16 w-full items-center gap-3 rounded-tile p-2.5 text-start -outline-offset-2 hover:bg-hover phone:px-2"
            >
              <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-medium">{member.full_name}</bdi>
                <span className="block text-ink-2">
                  <MemberLine member={member} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
