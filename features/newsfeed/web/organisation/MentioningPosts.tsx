import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { may } from '#features/organisations/roles.ts'
import { Section } from '#features/profiles/web/index.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Post } from '../../contract.ts'
import { postPath } from '../../paths.ts'
import { pinnedPosts, postsMentioning } from '../data.ts'
import { PinToggle } from '../post/PinToggle.tsx'
import { PostTime } from '../post/PostTime.tsx'
import { usePin } from '../post/use-pin.ts'

/** On an organisation's page: the posts that mention it, newest first after the one that its admins pinned; nothing if there are none. */
export function MentioningPosts({ organisation: { id }, role }: Slots['organisation.posts']) {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(postsMentioning(id))
  const { data: pinned } = useQuery(pinnedPosts({ organisation_id: id }))
  useWatched(['newsfeed:feed'])
  const above = pinned?.items ?? []
  const items = [...above, ...itemsOf(data).filter((post) => !above.some((each) => each.id === post.id))]
  if (items.length === 0) return null
  return (
    <Section title={t`Mentioned in posts`}>
      <ul className="card divide-y divide-line px-5 py-1 phone:px-4">
        {items.map((post) => (
          <li key={post.id} className="flex items-start gap-1">
            <Mentioning post={post} isPinned={above.includes(post)} />
            {may(role, 'edit') && <PinMention post={post} organisationId={id} isPinned={above.includes(post)} />}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button size="small" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}

interface PinMentionProps {
  post: Post
  organisationId: string
  isPinned: boolean
}

/** For its owners and admins: pins a post to the top of this list. */
function PinMention({ post, organisationId, isPinned }: PinMentionProps) {
  const { t } = useLingui()
  const pin = usePin(post.id)
  return (
    <div className="-me-1.5 mt-2">
      <PinToggle
        label={t`Pin the post by ${post.author.full_name} to this page`}
        isPinned={isPinned}
        onChange={(is) => pin.mutate({ to: { organisation_id: organisationId }, is })}
      />
    </div>
  )
}

function Mentioning({ post: { id, author, content, created_at }, isPinned }: { post: Post; isPinned: boolean }) {
  return (
    <Link to={postPath(id)} className="group flex min-w-0 flex-1 gap-3 py-3 outline-offset-2">
      <Avatar id={author.id} name={author.full_name} picture={author.profile_picture} size={28} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        {isPinned && (
          <span className="mb-0.5 flex items-center gap-1.5 text-12 font-medium text-ink-2">
            <Pin className="icon-xs fill-current" aria-hidden />
            <Trans>Pinned</Trans>
          </span>
        )}
        <span className="block text-12 text-ink-3">
          <bdi className="font-medium text-ink-2">{author.full_name}</bdi> · <PostTime at={created_at} />
        </span>
        <span dir="auto" className="line-clamp-3 wrap-anywhere group-hover:underline">
          {content}
        </span>
      </span>
    </Link>
  )
}
