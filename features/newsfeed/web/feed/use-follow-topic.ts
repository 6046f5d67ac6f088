import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Topic } from '../../topics.ts'
import { followedTopics, newsfeed, postPages, showFollowed } from '../data.ts'

/** The followed topics, and a function that changes them optimistically. */
export function useFollowTopic() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const followed = useQuery(followedTopics()).data?.followed ?? []
  const change = useMutation({
    mutationFn: ({ topic, isFollowed }: { topic: Topic; isFollowed: boolean }) =>
      isFollowed ? newsfeed.call.followTopic({ topic }) : newsfeed.call.unfollowTopic({ topic }),
    onMutate: ({ topic, isFollowed }) => showFollowed(queryClient, topic, isFollowed),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postPages({ topic: 'followed' }).queryKey }),
    onError: (error, { topic, isFollowed }) => {
      showFollowed(queryClient, topic, !isFollowed)
      toast.error(t`Failed to change the topics you follow`, { description: problemOf(error).text })
    },
  })
  return { followed, follow: (topic: Topic, isFollowed: boolean) => change.mutate({ topic, isFollowed }) }
}
