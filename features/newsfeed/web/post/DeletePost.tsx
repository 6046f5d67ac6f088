import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Post } from '../../contract.ts'
import { dropPost, newsfeed } from '../data.ts'

/** Confirms the deletion of a post with its comments. */
export function DeletePost({ post, onClose, onDeleted }: { post: Post; onClose: () => void; onDeleted?: (() => void) | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => newsfeed.call.remove({ id: post.id }),
    onSuccess: () => {
      onClose()
      toast.success(t`Post deleted successfully`)
      onDeleted?.()
      dropPost(queryClient, post.id)
    },
    onError: (error) => toast.error(t`Failed to delete post`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete this post?`}
      description={
        post.comments > 0
          ? t`It will be permanently deleted, with its comments and likes.`
          : t`It will be permanently deleted for everyone.`
      }
      confirmLabel={t`Delete Post`}
      cancelLabel={t`Keep post`}
      closeLabel={t`Close`}
      pending={deletion.isPending}
      pendingLabel={t`Deleting`}
      onConfirm={() => deletion.mutate()}
    />
  )
}
