import { Trans, useLingui } from '@lingui/react/macro'
import { ForStaff } from '#features/operators/web/index.ts'
import { Button } from '#ui/Button.tsx'
import type { Editing, PlannedDay } from './planned-day.ts'
import { useReasonText } from './reason-text.ts'

interface UnplacedProps {
  planned: PlannedDay
  onEdit: (editing: Editing) => void
}

/** Pairs for whom no round is left. */
export function Unplaced({ planned: { day, nameOf }, onEdit }: UnplacedProps) {
  const { t } = useLingui()
  const reasonText = useReasonText()
  const pairs = day.meetings.filter(({ round }) => round === null)
  if (pairs.length === 0 || day.state === 'cancelled') return null
  return (
    <section aria-labelledby="unplaced" className="card px-5 py-4 phone:px-4">
      <h2 id="unplaced" className="font-semibold">
        <Trans>No common round</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>These two should meet, but there is no round in which both are free. You can still find a place for them by hand.</Trans>
      </p>
      <ul className="divide-y divide-line">
        {pairs.map((meeting) => {
          const { mentor_id, founder_id, reason } = meeting
          const [mentor, founder] = [nameOf(mentor_id), nameOf(founder_id)]
          return (
            <li key={mentor_id + founder_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
              <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <Trans>
                  <bdi>{founder}</bdi> and <bdi>{mentor}</bdi>
                </Trans>
                <span className="block text-12 text-ink-2">{reasonText(reason, { mentor, founder })}</span>
              </p>
              <ForStaff area="programme" changing>
                <Button size="small" aria-label={t`Place ${founder} and ${mentor}`} onPress={() => onEdit({ meeting })}>
                  <Trans>Place</Trans>
                </Button>
              </ForStaff>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
