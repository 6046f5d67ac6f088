import { useLingui } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { mayChange } from '#platform/staff.ts'
import { classNames } from '#ui/class-names.ts'
import type { PlannedMeeting } from '../../../contract.ts'
import { useObstacleText } from './obstacle-text.ts'
import type { Editing, PlannedDay } from './planned-day.ts'
import { useReasonText } from './reason-text.ts'

interface MeetingCellProps {
  planned: PlannedDay
  meeting: PlannedMeeting
  /** Who is named: the founder, where the mentor is known. */
  names?: 'founder' | 'mentor'
  onEdit: (editing: Editing) => void
}

/** A meeting of the plan: with whom, and why. A press opens what can be done with it. */
export function MeetingCell({ planned: { day, nameOf }, meeting, names = 'founder', onEdit }: MeetingCellProps) {
  const { t } = useLingui()
  const reasonText = useReasonText()
  const obstacleText = useObstacleText()
  const member = useMember()
  const { mentor_id, founder_id, reason, obstacle, is_pinned: isPinned, is_off: isOff } = meeting
  const people = { mentor: nameOf(mentor_id), founder: nameOf(founder_id) }
  const content = (
    <>
      <span className="flex items-start gap-1.5">
        <span dir="auto" className={classNames('min-w-0 flex-1 font-medium wrap-anywhere', isOff && 'text-ink-2 line-through')}>
          {people[names]}
        </span>
        {isPinned && <Pin role="img" aria-label={t`Pinned`} className="mt-0.5 size-3.5 shrink-0 text-ink-3" />}
      </span>
      {isOff ? (
        <span className="text-12 font-medium text-danger">{t`Cancelled`}</span>
      ) : (
        <span className="text-12 text-ink-2 wrap-anywhere">{reasonText(reason, people)}</span>
      )}
      {obstacle && <span className="text-12 font-medium text-danger wrap-anywhere">{obstacleText(obstacle, people)}</span>}
    </>
  )
  const look = classNames(
    'flex size-full min-h-11 flex-col justify-start rounded-control px-2 py-1.5 text-start',
    obstacle ? 'bg-danger-soft' : reason.kind === 'both' && !isOff ? 'bg-success-soft' : 'bg-sunken',
  )
  if (day.state === 'cancelled' || !mayChange(member?.role ?? 'member', 'programme')) return <div className={look}>{content}</div>
  return (
    <button type="button" className={classNames(look, 'hover:bg-hover')} onClick={() => onEdit({ meeting })}>
      {content}
    </button>
  )
}
