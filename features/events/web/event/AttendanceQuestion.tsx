import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { events, refreshEvents } from '../data.ts'

/** Asked once, when somebody first goes somewhere: whether others see it. Until then the host alone does. */
export function AttendanceQuestion({ event: { askAttendance, standing } }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (shows: boolean) => events.call.showAttendance({ shows }),
    onSuccess: () => refreshEvents(queryClient),
    onError: (error) => toast.error(t`Your answer could not be saved`, { description: problemOf(error).text }),
  })
  if (!askAttendance || standing !== 'registered') return null
  return (
    <Banner tone="info" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <Trans>
            May your connections, and those you are matched with who go too, see which events you go to? You can change it in the settings.
          </Trans>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="small" pending={answer.isPending && answer.variables} onPress={() => answer.mutate(true)}>
            <Trans>Let them see</Trans>
          </Button>
          <Button size="small" variant="quiet" pending={answer.isPending && !answer.variables} onPress={() => answer.mutate(false)}>
            <Trans>Keep it to myself</Trans>
          </Button>
        </span>
      </div>
    </Banner>
  )
}
