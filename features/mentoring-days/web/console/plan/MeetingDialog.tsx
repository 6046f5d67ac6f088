import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Pin, PinOff, Trash2 } from 'lucide-react'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm, useFieldValue, useSubmission } from '#platform/web/form/use-form.ts'
import { Button } from '#ui/Button.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { Select } from '#ui/Select.tsx'
import type { PlannedMeeting, TakingPart } from '../../../contract.ts'
import { mentoringDays, refreshMentoringDays, useChange } from '../../data.ts'
import { clockIn } from '../../labels.ts'
import { useSeenVersion } from '../use-seen-version.ts'
import type { Editing, PlannedDay } from './planned-day.ts'
import { useReasonText } from './reason-text.ts'

interface MeetingDialogProps {
  planned: PlannedDay
  editing: Editing
  onClose: () => void
}

interface Values {
  mentor_id: string | null
  founder_id: string | null
  round: string | null
}

const optionsOf = (people: readonly TakingPart[]) =>
  people.filter(({ is_out: isOut }) => !isOut).map(({ member }) => ({ id: member.id, label: member.full_name }))

/** Adds a meeting, or moves, pins or removes one. */
export function MeetingDialog({ planned, editing: { meeting, mentor_id, round }, onClose }: MeetingDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const reasonText = useReasonText()
  const { day, nameOf } = planned
  const sendSeen = useSeenVersion(day)
  const form = useForm<Values>(() => ({
    mentor_id: meeting?.mentor_id ?? mentor_id ?? null,
    founder_id: meeting?.founder_id ?? null,
    round: meeting?.round ? String(meeting.round) : round ? String(round) : null,
  }))
  const { isPending } = useSubmission(form)
  const isNew = !meeting
  const isUnplaced = meeting?.round === null
  const [mentor, founder] = meeting ? [nameOf(meeting.mentor_id), nameOf(meeting.founder_id)] : ['', '']

  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: {
        mentor_id: !values.mentor_id && t`Please choose a mentor`,
        founder_id: !values.founder_id && t`Please choose a founder`,
        round: !values.round && t`Please choose a round`,
      },
      async request() {
        const { mentor_id: withMentor, founder_id: withFounder } = values
        if (!withMentor || !withFounder) return
        const isMoved = meeting && !meeting.is_off
        try {
          await sendSeen((seen) =>
            mentoringDays.call.place({
              ...seen,
              mentor_id: withMentor,
              founder_id: withFounder,
              round: Number(values.round),
              instead_of: isMoved ? { mentor_id: meeting.mentor_id, founder_id: meeting.founder_id } : null,
            }),
          )
        } finally {
          // Also after a refusal, which may be due to another operator.
          await refreshMentoringDays(queryClient)
        }
        // The next dialog is about the day as it is now.
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={isNew ? t`Add meeting` : t`${founder} and ${mentor}`}
      description={meeting && reasonText(meeting.reason, { mentor, founder })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={isNew ? <Trans>Add meeting</Trans> : isUnplaced ? <Trans>Place</Trans> : <Trans>Move</Trans>}
      pendingLabel={t`Saving`}
    >
      <PersonField form={form} name="mentor_id" label={t({ message: 'Mentor', context: 'role' })} people={planned.mentors} />
      {isNew && <PersonField form={form} name="founder_id" label={t({ message: 'Founder', context: 'role' })} people={planned.founders} />}
      <RoundField planned={planned} form={form} />
      {meeting && !isUnplaced && (
        <MeetingActions planned={planned} meeting={meeting} sendSeen={sendSeen} isDisabled={isPending} onClose={onClose} />
      )}
    </FormDialog>
  )
}

type ValuesForm = ReturnType<typeof useForm<Values>>

interface PersonFieldProps {
  form: ValuesForm
  name: 'mentor_id' | 'founder_id'
  label: string
  people: readonly TakingPart[]
}

function PersonField({ form, name, label, people }: PersonFieldProps) {
  const { t } = useLingui()
  const options = optionsOf(people)
  return (
    <Field form={form} name={name}>
      {({ value, onChange, error }) => (
        <ComboBox
          label={label}
          error={error}
          placeholder={t`Type a name`}
          items={options}
          value={options.find(({ id }) => id === value) ?? null}
          onChange={(person) => onChange(person?.id ?? null)}
          emptyText={t`Nobody found`}
        />
      )}
    </Field>
  )
}

/** The rounds, and who is taken in each. */
function RoundField({ planned: { day, nameOf, meetingIn }, form }: { planned: PlannedDay; form: ValuesForm }) {
  const { t } = useLingui()
  const [mentorId, founderId] = [useFieldValue(form, 'mentor_id'), useFieldValue(form, 'founder_id')]
  const takenIn = (round: number) => {
    for (const id of [mentorId, founderId]) {
      const meeting = id && meetingIn(id, round)
      if (!meeting || meeting.is_off || (meeting.mentor_id === mentorId && meeting.founder_id === founderId)) continue
      const [name, other] = id === meeting.mentor_id ? [nameOf(id), nameOf(meeting.founder_id)] : [nameOf(id), nameOf(meeting.mentor_id)]
      return t`${name} meets ${other}`
    }
    return undefined
  }
  return (
    <Field form={form} name="round">
      {(field) => (
        <Select
          {...field}
          label={t`Round`}
          placeholder={t`Choose a round`}
          options={day.times.map(({ starts_at }, at) => ({
            id: String(at + 1),
            label: [t`Round ${at + 1}`, clockIn(starts_at, day.zone), takenIn(at + 1)].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Field>
  )
}

interface MeetingActionsProps {
  planned: PlannedDay
  meeting: PlannedMeeting
  sendSeen: ReturnType<typeof useSeenVersion>
  isDisabled: boolean
  onClose: () => void
}

/** What else can be done with a meeting. */
function MeetingActions({ planned: { day }, meeting, sendSeen, isDisabled, onClose }: MeetingActionsProps) {
  const { t } = useLingui()
  const { mentor_id, founder_id, is_pinned: isPinned } = meeting
  const pin = useChange({
    send: () => sendSeen((seen) => mentoringDays.call.pin({ ...seen, mentor_id, founder_id, is_pinned: !isPinned })),
    failed: t`Failed to change the meeting`,
  })
  const remove = useChange({
    send: () => sendSeen((seen) => mentoringDays.call.unplace({ ...seen, mentor_id, founder_id })),
    failed: t`Failed to remove the meeting`,
  })
  // After the day has been fetched again, so that the next dialog is about the day as it is now.
  const closing = { onSuccess: onClose }
  const isBusy = isDisabled || pin.isPending || remove.isPending
  return (
    <div className="flex flex-wrap gap-2">
      {day.state !== 'sent' && (
        <Button size="small" isDisabled={isBusy} onPress={() => pin.mutate(undefined, closing)}>
          {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          {isPinned ? <Trans>Unpin</Trans> : <Trans>Pin, so that planning again keeps it</Trans>}
        </Button>
      )}
      <Button size="small" isDisabled={isBusy} onPress={() => remove.mutate(undefined, closing)}>
        <Trash2 aria-hidden />
        {day.state === 'sent' && !meeting.is_off ? <Trans>Cancel this meeting</Trans> : <Trans>Remove</Trans>}
      </Button>
    </div>
  )
}
