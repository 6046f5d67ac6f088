import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatched } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { BannerCard } from '../BannerCard.tsx'
import { announcements, ownBanner } from '../data.ts'

const topics = ['announcements:banner']

/** On the dashboard: the newest announcement, until the member dismisses it. */
export function AnnouncementBanner() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  useWatched(topics)
  const { data, isPending } = useQuery(ownBanner())
  const banner = data?.banner
  const dismiss = useMutation({
    mutationFn: (id: string) => announcements.call.dismiss({ id }),
    onMutate: () => queryClient.setQueryData(ownBanner().queryKey, { banner: null }),
    onError: (error) => toast.error(t`Failed to dismiss the announcement`, { description: problemOf(error).text }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownBanner().queryKey }),
  })
  if (isPending) return <Unsettled />
  if (!banner) return null
  return (
    <div className="mb-5">
      <BannerCard banner={banner} onDismiss={() => dismiss.mutate(banner.id)} />
    </div>
  )
}
