import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Button } from '#ui/Button.tsx'
import type { OperatedDay } from '../../../contract.ts'
import { type Side, sides } from '../../../choices.ts'
import { dateOf } from '../../labels.ts'
import { AddGroup } from './AddGroup.tsx'
import { AddPeople } from './AddPeople.tsx'
import { AskForWishes } from './AskForWishes.tsx'
import { SideList } from './SideList.tsx'

/** Who takes part, and what they wish. */
export function People({ day }: { day: OperatedDay }) {
  const { t } = useLingui()
  const [adding, setAdding] = useState<Side | 'group'>()
  const close = () => setAdding(undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">
          <Progress day={day} />
        </p>
        {day.state !== 'cancelled' && (
          <ForStaff area="programme" changing>
            <Button onPress={() => setAdding('group')}>
              <Trans>Add a group</Trans>
            </Button>
            <AskForWishes day={day} />
          </ForStaff>
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-5 phone:grid-cols-1">
        {sides.map((side) => (
          <SideList key={side} day={day} side={side} onAdd={() => setAdding(side)} />
        ))}
      </div>
      {adding === 'group' && <AddGroup id={day.id} onClose={close} />}
      {(adding === 'mentor' || adding === 'founder') && (
        <AddPeople
          id={day.id}
          side={adding}
          except={day.people.map(({ member }) => member.id)}
          label={adding === 'mentor' ? t`Add mentors` : t`Add founders`}
          onClose={close}
        />
      )}
    </div>
  )
}

/** What there is to know or to do about wishes. */
function Progress({ day: { state, people, wishes_until } }: { day: OperatedDay }) {
  const answered = people.filter(({ has_answered: has }) => has).length
  const all = people.length
  const until = wishes_until ? dateOf(wishes_until) : ''
  if (state === 'draft') return <Trans>Nobody sees this day until you ask for wishes or send the schedule.</Trans>
  if (state === 'open')
    return (
      <Trans>
        {answered} of {all} have answered. The last day is {until}.
      </Trans>
    )
  return (
    <Trans>
      {answered} of {all} answered.
    </Trans>
  )
}
