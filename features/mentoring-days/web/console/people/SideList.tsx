import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { OperatedDay, TakingPart } from '../../../contract.ts'
import type { Side } from '../../../choices.ts'
import { mentoringDays, useChange } from '../../data.ts'
import { sideLabels } from '../../labels.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

interface SideListProps {
  day: OperatedDay
  side: Side
  onAdd: () => void
}

/** The people of one side, with their wishes. */
export function SideList({ day, side, onAdd }: SideListProps) {
  const { t, i18n } = useLingui()
  const people = day.people.filter((person) => person.side === side)
  const label = i18n._(sideLabels[side])
  return (
    <section aria-labelledby={`side-${side}`} className="card min-w-0">
      <div className="flex min-h-14 items-center gap-2 border-b border-line px-5 py-2 phone:px-4">
        <h2 id={`side-${side}`} className="flex-1 font-semibold">
          {label} <span className="font-normal text-ink-3 tabular-nums">{people.length}</span>
        </h2>
        {day.state !== 'cancelled' && (
          <ForStaff area="programme" changing>
            <Button size="small" aria-label={side === 'mentor' ? t`Add mentors` : t`Add founders`} onPress={onAdd}>
              <Plus aria-hidden />
              <Trans context="button">Add</Trans>
            </Button>
          </ForStaff>
        )}
      </div>
      {people.length === 0 ? (
        <p className="px-5 py-4 text-ink-2 phone:px-4">
          {side === 'mentor' ? (
            <Trans>No mentors yet. Add them one by one, or a whole group.</Trans>
          ) : (
            <Trans>No founders yet. Add them one by one, or a whole group.</Trans>
          )}
        </p>
      ) : (
        <ul className="divide-y divide-line px-5 phone:px-4">
          {people.map((person) => (
            <Row key={person.member.id} day={day} person={person} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ day, person }: { day: OperatedDay; person: TakingPart }) {
  const { t } = useLingui()
  const [isPlacing, setPlacing] = useState(false)
  const { member, side, place, is_out: isOut, has_answered: hasAnswered, wishes } = person
  const name = member.full_name
  const remove = useChange({
    send: () => mentoringDays.call.removePerson({ id: day.id, member_id: member.id }),
    failed: t`Failed to remove ${name}`,
  })
  const nameOf = (id: string) => day.people.find((each) => each.member.id === id)?.member.full_name
  const chosen = wishes.flatMap((id, at) => {
    const wished = nameOf(id)
    return wished ? [`${at + 1}. ${wished}`] : []
  })
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar id={member.id} name={name} picture={member.profile_picture} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isOut ? (
            <Badge tone="danger">{t`Can’t take part`}</Badge>
          ) : (
            day.state === 'open' && !hasAnswered && <Badge tone="warning">{t`No answer yet`}</Badge>
          )}
        </p>
        {side === 'mentor' && place && (
          <p dir="auto" className="truncate text-ink-2">
            {place}
          </p>
        )}
        {chosen.length > 0 && (
          <p dir="auto" className="text-ink-2 wrap-anywhere">
            {chosen.join(', ')}
          </p>
        )}
      </div>
      {day.state !== 'cancelled' && (
        <ForStaff area="programme" changing>
          <Menu
            label={t`Change ${name}`}
            placement="bottom end"
            trigger={<IconButton icon={Ellipsis} size="small" label={t`Change ${name}`} isDisabled={remove.isPending} />}
          >
            {side === 'mentor' && <MenuItem label={t`Set place`} onAction={() => setPlacing(true)} />}
            <MenuItem label={t`Remove from this day`} isDangerous onAction={() => remove.mutate()} />
          </Menu>
        </ForStaff>
      )}
      {isPlacing && <PlaceDialog id={day.id} person={person} hasRooms={day.has_rooms} onClose={() => setPlacing(false)} />}
    </li>
  )
}
