import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { toast } from '#ui/toast.ts'
import { bulkProgress, memberSupport } from '../data.ts'

/** In milliseconds; the live connection tells, too. */
const pollInterval = 2_000

/** How far an act on many members has got. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: bulk } = useQuery({
    ...bulkProgress(id),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : pollInterval),
    retry: false,
  })
  const stop = useMutation({
    mutationFn: () => memberSupport.call.stopBulk({ id }),
    onSuccess: (stopped) => queryClient.setQueryData(bulkProgress(id).queryKey, stopped),
    onError: (error) => toast.error(t`Failed to stop`, { description: problemOf(error).text }),
  })
  const state = bulk?.state
  useEffect(() => {
    if (state && state !== 'running') void queryClient.invalidateQueries({ queryKey: memberSupport.query.list.key() })
  }, [state, queryClient])
  if (!bulk) return null
  const { done, skipped, total } = bulk
  const isRunning = bulk.state === 'running'
  const texts =
    bulk.act === 'addToGroup'
      ? {
          running: t`Adding members to the group`,
          done: t`${plural(done, { 0: 'No member was added to the group.', one: '# member was added to the group.', other: '# members were added to the group.' })}`,
          skipped: t`${plural(skipped, { one: '# was left out because they are already in the group or can’t be added.', other: '# were left out because they are already in the group or can’t be added.' })}`,
        }
      : {
          running: t`Suspending members`,
          done: t`${plural(done, { 0: 'No member was suspended.', one: '# member was suspended.', other: '# members were suspended.' })}`,
          skipped: t`${plural(skipped, { one: '# was left out because they help to run the community, are already suspended for at least as long, or have left.', other: '# were left out because they help to run the community, are already suspended for at least as long, or have left.' })}`,
        }
  return (
    <Banner tone={isRunning ? 'info' : 'success'} className="mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          {isRunning ? (
            <Meter label={texts.running} value={done + skipped} max={total} valueText={t`${done + skipped} of ${total}`} />
          ) : (
            <p>
              {bulk.state === 'stopped' && <Trans>Stopped.</Trans>} {texts.done} {skipped > 0 && texts.skipped}
            </p>
          )}
        </div>
        {isRunning ? (
          <Button size="small" pending={stop.isPending} onPress={() => stop.mutate()}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button size="small" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </Banner>
  )
}
