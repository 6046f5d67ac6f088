import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { useWatched } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { newsfeedPath } from '../../paths.ts'
import { postById } from '../data.ts'
import { PostCard } from './PostCard.tsx'
import { PostSkeletons } from './PostSkeleton.tsx'

/** A post at its own address, with all comments. */
export function PostPage() {
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  return <div className="mx-auto max-w-160">{id ? <KnownPost key={id} id={id} /> : <NoPost />}</div>
}

function KnownPost({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const { data: post, error, refetch } = useQuery(postById(id))
  useWatched([`post:${id}`])
  usePageTitle('subject', post && t`Post by ${post.author.full_name}`)
  const code = error && problemOf(error).code
  // The post may have been deleted in the meantime.
  if (code === 'NOT_FOUND') return <NoPost />
  return (
    <>
      <BackLink href={newsfeedPath()} label={t`Newsfeed`} />
      <h1 className="sr-only">{post ? t`Post by ${post.author.full_name}` : t`Post`}</h1>
      {post && (
        <div className="mt-3 phone:mt-0">
          <PostCard post={post} isPage onDeleted={() => void navigate({ to: newsfeedPath() })} />
        </div>
      )}
      {!post && !error && <PostSkeletons count={1} />}
      {!post && error && <LoadFailed title={t`Failed to load this post`} error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function NoPost() {
  const { t } = useLingui()
  usePageTitle('subject', t`Post not found`)
  return (
    <EmptyState
      isPage
      icon={Newspaper}
      title={t`Post not found`}
      action={
        <Link to={newsfeedPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Go to the newsfeed</Trans>
        </Link>
      }
    >
      <Trans>It may have been deleted, or you may not have access to it.</Trans>
    </EmptyState>
  )
}
