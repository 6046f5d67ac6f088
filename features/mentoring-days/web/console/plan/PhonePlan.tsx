import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { clockIn } from '../../labels.ts'
import { MeetingCell } from './MeetingCell.tsx'
import type { Editing, PlannedDay } from './planned-day.ts'

interface PhonePlanProps {
  planned: PlannedDay
  onEdit: (editing: Editing) => void
}

/** The plan on small screens: one mentor or one round at a time. */
export function PhonePlan({ planned, onEdit }: PhonePlanProps) {
  const { t } = useLingui()
  const [by, setBy] = useState<'mentor' | 'round'>('mentor')
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={t`Show the plan`}
        isFull
        options={[
          { id: 'mentor', label: t`By mentor` },
          { id: 'round', label: t`By round` },
        ]}
        value={by}
        onChange={setBy}
      />
      {by === 'mentor' ? <OneMentor planned={planned} onEdit={onEdit} /> : <OneRound planned={planned} onEdit={onEdit} />}
    </div>
  )
}

function OneMentor({ planned, onEdit }: PhonePlanProps) {
  const { t } = useLingui()
  const { day, mentors, meetingIn } = planned
  const [chosen, choose] = useState<string>()
  const mentor = mentors.find(({ member }) => member.id === chosen) ?? mentors[0]
  if (!mentor) return null
  const {
    member: { id, full_name: name },
    is_out: isOut,
  } = mentor
  return (
    <>
      <Select
        label={t({ message: 'Mentor', context: 'role' })}
        options={mentors.map(({ member }) => ({ id: member.id, label: member.full_name }))}
        value={id}
        onChange={choose}
      />
      <ul className="card divide-y divide-line px-4">
        {day.times.map(({ starts_at }, at) => {
          const round = at + 1
          const meeting = meetingIn(id, round)
          return (
            <li key={starts_at} className="grid gap-1.5 py-3">
              <p className="text-12 text-ink-2 tabular-nums">
                {t`Round ${round}`} · {clockIn(starts_at, day.zone)}
              </p>
              {meeting ? (
                <MeetingCell planned={planned} meeting={meeting} onEdit={onEdit} />
              ) : (
                <Free
                  day={day}
                  isOut={isOut}
                  label={t`Add a meeting of ${name} in round ${round}`}
                  onPress={() => onEdit({ mentor_id: id, round })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function OneRound({ planned, onEdit }: PhonePlanProps) {
  const { t } = useLingui()
  const { day, mentors, meetingIn } = planned
  const [round, setRound] = useState(1)
  return (
    <>
      <Select
        label={t`Round`}
        options={day.times.map(({ starts_at }, at) => ({
          id: String(at + 1),
          label: `${t`Round ${at + 1}`} · ${clockIn(starts_at, day.zone)}`,
        }))}
        value={String(Math.min(round, day.times.length))}
        onChange={(id) => setRound(Number(id))}
      />
      <ul className="card divide-y divide-line px-4">
        {mentors.map(({ member: { id, full_name: name }, is_out: isOut }) => {
          const meeting = meetingIn(id, round)
          return (
            <li key={id} className="grid gap-1.5 py-3">
              <p dir="auto" className="text-12 text-ink-2">
                {name}
              </p>
              {meeting ? (
                <MeetingCell planned={planned} meeting={meeting} onEdit={onEdit} />
              ) : (
                <Free
                  day={day}
                  isOut={isOut}
                  label={t`Add a meeting of ${name} in round ${round}`}
                  onPress={() => onEdit({ mentor_id: id, round })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface FreeProps {
  day: PlannedDay['day']
  /** Whether the mentor can’t take part. */
  isOut: boolean
  label: string
  onPress: () => void
}

function Free({ day, isOut, label, onPress }: FreeProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-ink-2">
      {isOut ? <Trans>Can’t take part</Trans> : <Trans context="round">Free</Trans>}
      {!isOut && day.state !== 'cancelled' && (
        <ForStaff area="programme" changing>
          <Button size="small" variant="quiet" aria-label={label} onPress={onPress}>
            <Plus aria-hidden />
            <Trans context="button">Add</Trans>
          </Button>
        </ForStaff>
      )}
    </div>
  )
}
