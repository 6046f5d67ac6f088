import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { events, refreshEvents } from '../data.ts'

/** Asks once, at the first registration, whether others may see it. Until then, only the host does. */
export function AttendanceQuestion({ event: { askAttendance, standing } }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (shows: boolean) => events.call.showAttendance({ shows }),
    onSuccess: () => refreshEvents(queryClient),
    onError: (error) => toast.error(t`Failed to save your answer`, { description: problemOf(error).text }),
  })
  if (!askAttendance || standing !== 'registered') return null
  return (
    <Banner tone="info" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <Trans>
            Can your connections, and matches who attend the same events, see which events you attend? You can change this in your settings.
          </Trans>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="small" pending={answer.isPending && answer.variables} onPress={() => answer.mutate(true)}>
            <Trans>Share with them</Trans>
          </Button>
          <Button size="small" variant="quiet" pending={answer.isPending && !answer.variables} onPress={() => answer.mutate(false)}>
            <Trans>Keep private</Trans>
          </Button>
        </span>
      </div>
    </Banner>
  )
}
