import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { postPath } from '../../paths.ts'
import { pinnedPosts, postsOfMember } from '../data.ts'
import { PostTime } from '../post/PostTime.tsx'

/** The latest posts on a member's profile, after the one that they pinned; nothing if there are none. */
export function RecentPosts({ member }: { member: MemberBrief }) {
  const { t } = useLingui()
  const heading = useId()
  const { data } = useQuery(postsOfMember(member.id))
  const { data: pinned } = useQuery(pinnedPosts({ member_id: member.id }))
  useWatched(['newsfeed:feed'])
  if (!data || data.items.length === 0) return null
  const above = pinned?.items ?? []
  const posts = [...above, ...data.items.filter(({ id }) => !above.some((post) => post.id === id))]
  return (
    <section aria-labelledby={heading} className="card mb-7 p-5 phone:p-4">
      <h2 id={heading} className="font-semibold">
        <Trans>Recent posts</Trans>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {posts.map((post) => (
          <li key={post.id} className="py-2.5 last:pb-0">
            <Link to={postPath(post.id)} className="group block">
              {above.includes(post) && (
                <span className="mb-0.5 flex items-center gap-1.5 text-12 font-medium text-ink-2">
                  <Pin className="icon-xs fill-current" aria-hidden />
                  <Trans>Pinned</Trans>
                </span>
              )}
              <span dir="auto" className="line-clamp-3 wrap-anywhere group-hover:underline">
                {post.content}
              </span>
              <span className="mt-0.5 block text-12 text-ink-3">
                <PostTime at={post.created_at} />
                {post.pictures.length > 0 && (
                  <> · {t`${plural(post.pictures.length, { one: 'with a picture', other: 'with # pictures' })}`}</>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
