import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { TimeZoneField } from '#platform/web/form/TimeZoneField.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { DayFacts } from '../../contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { lengths, longestBreak, longestText, mostRounds } from '../../limits.ts'
import { operatedDayPath } from '../../paths.ts'
import { mentoringDays, refreshMentoringDays } from '../data.ts'

interface Values {
  title: string
  note: string
  day: string
  zone: string
  first_start: string
  length: number | null
  break_minutes: number | null
  rounds: number | null
  most: number | null
  wishes_until: string
}

const blank = (): Values => ({
  title: '',
  note: '',
  day: '',
  zone: readerZone(),
  first_start: '09:00',
  length: 20,
  break_minutes: 5,
  rounds: 8,
  most: null,
  wishes_until: '',
})

/** When a day is and how it goes. @param known undefined for a new one */
export function SettingsForm({ known }: { known: DayFacts | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigateIfStillHere()
  const [id] = useState(() => known?.id ?? newId())
  // What this form is based on: a change by somebody else is refused, so that nobody overwrites it unseen.
  const [version, setVersion] = useState(known?.version ?? 0)
  const form = useForm<Values>(() => (known ? { ...known, wishes_until: known.wishes_until ?? '' } : blank()))
  const { banner, refusals, isPending } = useSubmission(form)
  const isFixed = known?.state === 'sent' || known?.state === 'cancelled'

  function submit() {
    const values = form.values.get()
    const { title, note, day, zone, first_start, length, break_minutes, rounds, most, wishes_until } = values
    void form.submit({
      problems: {
        title: !title.trim() && fieldTexts.title,
        day: !day && fieldTexts.day,
        first_start: !first_start && fieldTexts.firstStart,
        length: length === null && fieldTexts.numbers,
        rounds: rounds === null && fieldTexts.numbers,
      },
      async request() {
        await mentoringDays.call.save({
          id,
          version,
          ...{ title, note, day, zone, first_start, most },
          length: length ?? 0,
          break_minutes: break_minutes ?? 0,
          rounds: rounds ?? 0,
          wishes_until: wishes_until || null,
        })
        setVersion(version + 1)
        if (known) toast.success(t`Settings saved`)
        else await navigate({ to: operatedDayPath(id), replace: true })
        await refreshMentoringDays(queryClient)
      },
    })
  }

  return (
    <Form className="card grid gap-5 p-5 phone:p-4" onSubmit={submit} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="title">
        {(field) => (
          <TextField {...field} label={t`Title`} placeholder={t`Spring mentoring day`} maxLength={longestText.title} isDisabled={isFixed} />
        )}
      </Field>
      <FieldGrid>
        <Field form={form} name="day">
          {(field) => <DateField {...field} label={t({ message: 'Day', context: 'mentoring day' })} />}
        </Field>
        <Field form={form} name="first_start">
          {(field) => <TextField {...field} type="time" label={t`First round starts at`} />}
        </Field>
      </FieldGrid>
      <Field form={form} name="zone">
        {(field) => <TimeZoneField {...field} />}
      </Field>
      <FieldGrid>
        <Field form={form} name="rounds">
          {(field) => <NumberField {...field} label={t`Number of rounds`} minValue={1} maxValue={mostRounds} />}
        </Field>
        <Field form={form} name="most">
          {(field) => (
            <NumberField
              {...field}
              label={t`Meetings per founder`}
              mark={t`Optional`}
              hint={t`At most. Empty: up to one in each round.`}
              minValue={1}
              maxValue={mostRounds}
            />
          )}
        </Field>
        <Field form={form} name="length">
          {(field) => <NumberField {...field} label={t`Minutes per meeting`} minValue={lengths.least} maxValue={lengths.most} />}
        </Field>
        <Field form={form} name="break_minutes">
          {(field) => <NumberField {...field} label={t`Minutes between rounds`} minValue={0} maxValue={longestBreak} />}
        </Field>
      </FieldGrid>
      <Field form={form} name="wishes_until">
        {(field) => (
          <DateField
            {...field}
            className="max-w-70"
            label={t`Last day for wishes`}
            mark={t`Optional`}
            hint={t`Needed if you want to ask people who they would like to meet.`}
          />
        )}
      </Field>
      <Field form={form} name="note">
        {(field) => (
          <TextArea
            {...field}
            label={t`Note to all`}
            mark={t`Optional`}
            hint={t`Where it is, what to bring.`}
            limit={longestText.note}
            rows={4}
          />
        )}
      </Field>
      {isFixed ? (
        <p className="text-ink-2">
          <Trans>The schedule was sent, so the settings can’t be changed any more.</Trans>
        </p>
      ) : (
        <ForStaff area="programme" changing>
          <Button type="submit" variant="primary" className="justify-self-end" pending={isPending} pendingLabel={t`Saving`}>
            {known ? <Trans>Save</Trans> : <Trans>Create mentoring day</Trans>}
          </Button>
        </ForStaff>
      )}
    </Form>
  )
}
