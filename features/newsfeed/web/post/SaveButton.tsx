import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { problemOf } from '#platform/web/problem.ts'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import type { Post } from '../../contract.ts'
import { changePost, newsfeed, refreshPost } from '../data.ts'

/** Saves a post for the viewer, optimistically; nobody else learns of it. */
export function SaveButton({ post: { id, isSaved } }: { post: Post }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const change = useMutation({
    scope: { id: `saving of ${id}` },
    mutationFn: (saved: boolean) => (saved ? newsfeed.call.save({ id }) : newsfeed.call.unsave({ id })),
    onMutate: (saved) => changePost(queryClient, id, (post) => ({ ...post, isSaved: saved })),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: newsfeed.query.saved.key() }),
    onError: (error) => {
      toast.error(t`Failed to save this post`, { description: problemOf(error).text })
      void refreshPost(queryClient, id)
    },
  })
  return (
    <ToggleButton
      isSelected={isSaved}
      aria-label={t`Save post`}
      onChange={(saved) => change.mutate(saved)}
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'ms-auto -me-2.5 phone:h-11! data-selected:text-accent-ink!' })}
    >
      <Bookmark aria-hidden className={isSaved ? 'fill-current' : undefined} />
    </ToggleButton>
  )
}
