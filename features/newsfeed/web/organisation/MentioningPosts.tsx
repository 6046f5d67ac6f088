import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Section } from '#features/profiles/web/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Post } from '../../contract.ts'
import { postPath } from '../../paths.ts'
import { postsMentioning } from '../data.ts'
import { PostTime } from '../post/PostTime.tsx'

/** On an organisation's page: the posts that mention it, newest first; nothing if there are none. */
export function MentioningPosts({ organisation: { id } }: Slots['organisation.posts']) {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(postsMentioning(id))
  const items = itemsOf(data)
  if (items.length === 0) return null
  return (
    <Section title={t`Mentioned in posts`}>
      <ul className="card divide-y divide-line px-5 py-1 phone:px-4">
        {items.map((post) => (
          <li key={post.id}>
            <Mentioning post={post} />
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

function Mentioning({ post: { id, author, content, created_at } }: { post: Post }) {
  return (
    <Link to={postPath(id)} className="group flex gap-3 py-3 outline-offset-2">
      <Avatar id={author.id} name={author.full_name} picture={author.profile_picture} size={28} className="mt-0.5" />
      <span className="min-w-0 flex-1">
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
