import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { ForStaff } from '#features/operators/web/index.ts'
import { clockIn } from '../../labels.ts'
import { MeetingCell } from './MeetingCell.tsx'
import type { Editing, PlannedDay } from './planned-day.ts'

interface GridProps {
  planned: PlannedDay
  onEdit: (editing: Editing) => void
}

/** Mentors as rows, rounds as columns. */
export function Grid({ planned, onEdit }: GridProps) {
  const { t } = useLingui()
  const { day, mentors, meetingIn } = planned
  return (
    // Browsers make scrollable areas focusable.
    <div role="region" aria-label={t`Plan by mentor and round`} tabIndex={0} className="card overflow-x-auto outline-offset-2">
      <table className="w-full border-separate border-spacing-0">
        <thead className="text-12 text-ink-2">
          <tr>
            <th scope="col" className="sticky start-0 z-1 border-e border-line bg-surface px-4 py-2 text-start font-medium">
              <Trans context="role">Mentor</Trans>
            </th>
            {day.times.map(({ starts_at }, at) => (
              <th key={starts_at} scope="col" className="min-w-38 px-2 py-2 text-start font-medium whitespace-nowrap tabular-nums">
                {t`Round ${at + 1}`} <span className="font-normal text-ink-3">{clockIn(starts_at, day.zone)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mentors.map(({ member, place, is_out: isOut }) => (
            <tr key={member.id} className="align-top">
              <th
                scope="row"
                className="sticky start-0 z-1 w-44 min-w-40 border-e border-t border-line bg-surface px-4 py-2.5 text-start font-medium"
              >
                <span dir="auto" className="wrap-anywhere">
                  {member.full_name}
                </span>
                {(isOut || place) && (
                  <span dir="auto" className="block max-w-40 truncate text-12 font-normal text-ink-2">
                    {isOut ? t`Can’t take part` : place}
                  </span>
                )}
              </th>
              {day.times.map(({ starts_at }, at) => {
                const round = at + 1
                const meeting = meetingIn(member.id, round)
                return (
                  <td key={starts_at} className="h-px border-t border-line p-1">
                    {meeting ? (
                      <MeetingCell planned={planned} meeting={meeting} onEdit={onEdit} />
                    ) : (
                      day.state !== 'cancelled' &&
                      !isOut && (
                        <ForStaff area="programme" changing>
                          <button
                            type="button"
                            aria-label={t`Add a meeting of ${member.full_name} in round ${round}`}
                            className="grid size-full min-h-11 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
                            onClick={() => onEdit({ mentor_id: member.id, round })}
                          >
                            <Plus className="icon-sm" aria-hidden />
                          </button>
                        </ForStaff>
                      )
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
