import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarRange, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { OperatedDay } from '../../../contract.ts'
import { summaryOf } from '../../../summary.ts'
import { mentoringDays, useChange } from '../../data.ts'
import { Grid } from './Grid.tsx'
import { MeetingDialog } from './MeetingDialog.tsx'
import { PhonePlan } from './PhonePlan.tsx'
import { SendDialog } from './SendDialog.tsx'
import { Unplaced } from './Unplaced.tsx'
import { type Editing, plannedDay } from './planned-day.ts'

/** Who meets whom in which round: planned from the wishes, changed by hand, sent to all. */
export function Plan({ day }: { day: OperatedDay }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const planned = useMemo(() => plannedDay(day), [day])
  const [editing, setEditing] = useState<Editing>()
  const [isSending, setSending] = useState(false)
  const plan = useChange({ send: () => mentoringDays.call.plan({ id: day.id, version: day.version }), failed: t`Failed to plan the day` })
  const { state, meetings } = day
  const isSent = state === 'sent'
  const isOver = state === 'cancelled'
  if (planned.mentors.length === 0 || planned.founders.length === 0)
    return (
      <EmptyState icon={CalendarRange} title={t`Nobody to plan for yet`}>
        <Trans>Add mentors and founders first.</Trans>
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3 phone:*:flex-auto">
        <p className="min-w-0 flex-1 basis-60 phone:basis-full">
          {meetings.length > 0 ? <SummarySentence day={day} /> : <Trans>There is no plan yet.</Trans>}
        </p>
        {!isOver && (
          <ForStaff area="programme" changing>
            {!isSent && (
              <Button
                variant={meetings.length === 0 ? 'primary' : 'secondary'}
                pending={plan.isPending}
                pendingLabel={t`Planning`}
                onPress={() => plan.mutate()}
              >
                {meetings.length === 0 ? <Trans>Plan meetings</Trans> : <Trans>Plan again</Trans>}
              </Button>
            )}
            <Button onPress={() => setEditing({})}>
              <Plus aria-hidden />
              <Trans>Add meeting</Trans>
            </Button>
            {!isSent && meetings.length > 0 && (
              <Button variant="primary" onPress={() => setSending(true)}>
                <Trans>Send to all</Trans>
              </Button>
            )}
          </ForStaff>
        )}
      </div>
      {!isSent && !isOver && <Hindered day={day} />}
      <Unplaced planned={planned} onEdit={setEditing} />
      {isPhone ? <PhonePlan planned={planned} onEdit={setEditing} /> : <Grid planned={planned} onEdit={setEditing} />}
      {editing && <MeetingDialog planned={planned} editing={editing} onClose={() => setEditing(undefined)} />}
      {isSending && <SendDialog day={day} onClose={() => setSending(false)} />}
    </div>
  )
}

/** '34 meetings. 12 of 15 founders meet their first choice. Lea has no meeting.' */
function SummarySentence({ day: { people, meetings } }: { day: OperatedDay }) {
  const { t } = useLingui()
  const { meetings: count, wishing, first, without } = summaryOf(people, meetings)
  const names = new Intl.ListFormat(readerLocale(), { type: 'conjunction' }).format(without.map(({ member }) => member.full_name))
  const sentences = [
    t`${plural(count, { one: '# meeting.', other: '# meetings.' })}`,
    wishing > 0 && t`${first} of ${plural(wishing, { one: '# founder', other: '# founders' })} meet their first choice.`,
    without.length > 0 && t`${plural(without.length, { one: `${names} has no meeting.`, other: `${names} have no meeting.` })}`,
  ]
  return <span className="font-medium wrap-anywhere">{sentences.filter(Boolean).join(' ')}</span>
}

function Hindered({ day: { meetings } }: { day: OperatedDay }) {
  const count = meetings.filter(({ obstacle, round }) => obstacle && round !== null).length
  if (count === 0) return null
  return (
    <Banner tone="warning">
      <Trans>Some meetings can’t take place. They are marked below. Move or remove them, or plan again, before you send.</Trans>
    </Banner>
  )
}
