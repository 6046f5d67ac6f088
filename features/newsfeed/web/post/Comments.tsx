import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Comment, Post } from '../../contract.ts'
import { newsfeedProblems } from '../../problems.ts'
import type { sendable } from '../compose/written.ts'
import { commentPages, newsfeed, refreshPost } from '../data.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { useIsArchived } from './use-is-archived.ts'

type Sending = (said: ReturnType<typeof sendable>) => Promise<unknown>

/** A post's comments, each with its replies, and a form for a new one. */
export function Comments({ post, takesFocus }: { post: Post; takesFocus: boolean }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const isArchived = useIsArchived(post)
  const mayWrite = (useMember()?.profile_completed ?? false) && !post.isHidden && !isArchived
  const pages = useInfiniteQuery(commentPages(post.id))
  const [answering, setAnswering] = useState<string>()
  const box = useRef<HTMLElement>(null)
  // Deleted comments with replies stay without an author.
  const shown = itemsOf(pages.data).map(({ id, author }) => author && id)
  const keptFocus = useKeptFocus(box, [answering, ...shown].join())

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: newsfeed.query.comments.key({ input: { id: post.id } }) }),
      refreshPost(queryClient, post.id),
    ])
  /** @returns a function that sends one comment, under the same id until other words turn out to be stored under it */
  const sending = (parent?: Comment) => {
    let id = newId()
    return async (said: ReturnType<typeof sendable>) => {
      await newsfeed.call.comment({ id: post.id, comment_id: id, parent_id: parent?.id, ...said }).catch((error: unknown) => {
        if (problemOf(error).is(newsfeedProblems.idTaken)) id = newId()
        throw error
      })
      id = newId()
      // Another reply may be open by now.
      setAnswering((now) => (now === parent?.id ? undefined : now))
      await refresh()
    }
  }
  const [send] = useState(() => sending())

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Comments`}
      className="mt-4 grid gap-4 border-t border-line pt-4 outline-none"
      {...keptFocus}
    >
      {mayWrite && (
        <CommentForm
          label={t`Write a comment`}
          sendLabel={t({ message: 'Comment', context: 'button' })}
          takesFocus={takesFocus}
          onSend={send}
        />
      )}
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading comments`} className="flex gap-3">
            <Skeleton className="size-8 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-32" />
              <Skeleton className="w-full" />
            </div>
          </SkeletonGroup>
        }
        renderFailure={(failure) => <LoadFailed title={t`Failed to load comments`} {...failure} className="py-4!" />}
        empty={
          mayWrite ? null : (
            <p className="text-ink-2">
              <Trans>No comments to show.</Trans>
            </p>
          )
        }
      >
        {(comments) => (
          <ol className="grid gap-4">
            {comments.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                mayReply={mayWrite && comment.can.reply}
                onReply={() => setAnswering(comment.id)}
                onChanged={refresh}
                replyForm={
                  answering === comment.id && <ReplyForm to={comment} onSend={sending(comment)} onCancel={() => setAnswering(undefined)} />
                }
              />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

/** A reply to a reply mentions its author, because all replies are on the same level. */
function ReplyForm({ to, onSend, onCancel }: { to: Comment; onSend: Sending; onCancel: () => void }) {
  const { t } = useLingui()
  const self = useMember()?.id
  const [send] = useState(() => onSend)
  const { author, parent_id } = to
  const isNaming = parent_id !== null && author !== null && author.id !== self
  return (
    <CommentForm
      label={t`Write a reply`}
      sendLabel={t`Reply`}
      takesFocus
      {...(isNaming && {
        initial: { content: `@${author.full_name} `, mentions: [{ id: author.id, name: author.full_name }], organisations: [] },
      })}
      onSend={send}
      onCancel={onCancel}
    />
  )
}
