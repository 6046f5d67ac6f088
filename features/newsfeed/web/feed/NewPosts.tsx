import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { toast } from '#ui/toast.ts'
import type { Post } from '../../contract.ts'
import { mostNewer } from '../../limits.ts'
import { type FeedOf, newerThan, showNewest } from '../data.ts'

/** A button over the feed with the number of new posts; shows them when pressed. */
export function NewPosts({ part, newest }: { part: FeedOf; newest: Post | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...newerThan(part, newest), refetchInterval: usePolling() })
  const count = data?.count ?? 0
  const showing = useMutation({
    mutationFn: () => showNewest(queryClient, part),
    onSuccess: () => window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' }),
    onError: (error) => toast.error(t`Failed to load posts`, { description: problemOf(error).text }),
  })
  const text = count >= mostNewer ? t`99+ new posts` : t`${plural(count, { one: '# new post', other: '# new posts' })}`
  return (
    <>
      <LiveRegion>{count > 0 ? text : ''}</LiveRegion>
      {count > 0 && (
        // Takes no space, so that nothing moves.
        <div className="pointer-events-none sticky top-[calc(var(--header,60px)+12px)] z-10 h-0 phone:top-16">
          <div className="flex justify-center">
            <Button
              variant="primary"
              size="small"
              className="pointer-events-auto rounded-full! shadow-3 phone:h-11!"
              pending={showing.isPending}
              onPress={() => showing.mutate()}
            >
              <ArrowUp aria-hidden />
              {text}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
