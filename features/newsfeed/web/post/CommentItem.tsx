import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Comment } from '../../contract.ts'
import { newsfeed } from '../data.ts'
import { CommentForm } from './CommentForm.tsx'
import { OwnMenu } from './OwnMenu.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import { PostText } from './PostText.tsx'
import { PostTime } from './PostTime.tsx'

interface CommentItemProps {
  comment: Comment
  mayReply: boolean
  onReply: () => void
  onChanged: () => Promise<unknown>
  /** The reply form, while it is open. */
  replyForm: ReactNode
}

/** A comment or a reply, or the placeholder of a deleted comment. */
export function CommentItem({ comment, mayReply, onReply, onChanged, replyForm }: CommentItemProps) {
  const { author, parent_id } = comment
  return (
    <li className={classNames('grid gap-2.5', parent_id && 'ms-11')}>
      {author ? (
        <Said comment={comment} author={author} mayReply={mayReply} onReply={onReply} onChanged={onChanged} />
      ) : (
        <p className="rounded-control bg-sunken px-3 py-2 text-ink-3 dark:bg-pressed">
          <Trans>This comment was deleted.</Trans>
        </p>
      )}
      {replyForm && <div className={parent_id ? undefined : 'ms-11'}>{replyForm}</div>}
    </li>
  )
}

type SaidProps = Omit<CommentItemProps, 'replyForm'> & { author: NonNullable<Comment['author']> }

function Said({ comment, author, mayReply, onReply, onChanged }: SaidProps) {
  const { t } = useLingui()
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const stop = () => setDoing(undefined)
  const name = author.full_name
  const box = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(box, doing === 'edit')
  return (
    <article ref={box} tabIndex={-1} aria-label={t`Comment by ${name}`} className="flex gap-3 outline-none" {...keptFocus}>
      <Link to={profilePath(author.id)} tabIndex={-1} aria-hidden className="shrink-0">
        <Avatar id={author.id} name={name} picture={author.profile_picture} size={28} className="mx-0.5" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 text-12 text-ink-3">
            <Link
              to={profilePath(author.id)}
              dir="auto"
              className="inline-flex min-h-6 items-center font-medium wrap-anywhere text-ink hover:underline"
            >
              {name}
            </Link>
            <PostTime at={comment.created_at} />
            {comment.isEdited && (
              <>
                <span aria-hidden>·</span>
                <Trans>edited</Trans>
              </>
            )}
          </p>
          <div className="-mt-1.5 -me-1.5 phone:-mt-3 phone:-me-2.5">
            {comment.can.delete ? (
              <OwnMenu
                label={t`Your comment`}
                edit={comment.can.edit ? t`Edit comment` : undefined}
                remove={t`Delete comment`}
                onEdit={() => setDoing('edit')}
                onRemove={() => setDoing('delete')}
              />
            ) : (
              <Slot name="newsfeed.commentMenu" id={comment.id} author={author} />
            )}
          </div>
        </div>
        {comment.isHidden && <HiddenNote>{t`The operators have hidden this comment. Only you can see it.`}</HiddenNote>}
        {doing === 'edit' ? (
          <CommentForm
            label={t`Edit comment`}
            sendLabel={t`Save`}
            initial={comment}
            takesFocus
            onCancel={stop}
            onSend={async (said) => {
              await newsfeed.call.editComment({ id: comment.id, ...said })
              stop()
              await onChanged()
            }}
          />
        ) : (
          <PostText text={comment.content} mentions={comment.mentions} organisations={comment.organisations} className="mt-0.5" />
        )}
        {mayReply && doing !== 'edit' && (
          <Button variant="quiet" size="small" className="-ms-2.5 phone:h-11!" aria-label={t`Reply to ${name}`} onPress={onReply}>
            <Trans>Reply</Trans>
          </Button>
        )}
        {doing === 'delete' && <DeleteComment id={comment.id} onClose={stop} onDeleted={onChanged} />}
      </div>
    </article>
  )
}

function DeleteComment({ id, onClose, onDeleted }: { id: string; onClose: () => void; onDeleted: () => Promise<unknown> }) {
  const { t } = useLingui()
  const deletion = useMutation({
    mutationFn: () => newsfeed.call.removeComment({ id }),
    onSuccess: async () => {
      onClose()
      toast.success(t`Comment deleted`)
      await onDeleted()
    },
    onError: (error) => toast.error(t`Failed to delete comment`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete this comment?`}
      description={t`It will be permanently deleted for everyone. Replies to it stay.`}
      confirmLabel={t`Delete comment`}
      cancelLabel={t`Keep comment`}
      closeLabel={t`Close`}
      pending={deletion.isPending}
      pendingLabel={t`Deleting`}
      onConfirm={() => deletion.mutate()}
    />
  )
}
