import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import type { Post } from '../../contract.ts'
import { changePost, newsfeed, refreshPost } from '../data.ts'

/** Likes a post optimistically; reverted if the server refuses. */
export function LikeButton({ post: { id, isLiked, likes, isHidden } }: { post: Post }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const show = (liked: boolean) =>
    changePost(queryClient, id, (post) =>
      post.isLiked === liked ? post : { ...post, isLiked: liked, likes: Math.max(0, post.likes + (liked ? 1 : -1)) },
    )
  const change = useMutation({
    // In sequence, so that the last press counts.
    scope: { id: `like of ${id}` },
    mutationFn: (liked: boolean) => (liked ? newsfeed.call.like({ id }) : newsfeed.call.unlike({ id })),
    onMutate: show,
    onError: (error) => {
      toast.error(t`Failed to save your like`, { description: problemOf(error).text })
      void refreshPost(queryClient, id)
    },
  })
  return (
    <ToggleButton
      isSelected={isLiked}
      isDisabled={isHidden}
      aria-label={likes > 0 ? t`Like, ${plural(likes, { one: '# like', other: '# likes' })}` : t`Like`}
      onChange={(liked) => change.mutate(liked)}
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'phone:h-11! data-selected:text-accent-ink!' })}
    >
      <Heart aria-hidden className={isLiked ? 'fill-current' : undefined} />
      {likes > 0 ? <span className="tabular-nums">{likes.toLocaleString(readerLocale())}</span> : <Trans>Like</Trans>}
    </ToggleButton>
  )
}
