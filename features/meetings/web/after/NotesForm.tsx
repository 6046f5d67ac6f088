import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { type Verdict, verdicts } from '../../choices.ts'
import type { OwnNotes } from '../../contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import { meetings, refreshMeetings } from '../data.ts'
import { verdictLabels } from '../labels.ts'

interface NotesFormProps {
  id: string
  notes: OwnNotes
  /** Whether the meeting has taken place. */
  canJudge: boolean
}

/** What the member keeps about a meeting for themselves. */
export function NotesForm({ id, notes, canJudge }: NotesFormProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const latest = { note: notes.note, step: notes.step, step_on: notes.step_on ?? '', worth: notes.worth }
  const form = useForm(latest)
  useLatestValues(form, latest)
  const { banner, refusals, isPending } = useSubmission(form)
  function save() {
    const { step, step_on, ...values } = form.values.get()
    void form.submit({
      problems: { step: step_on !== '' && !step.trim() && fieldTexts.step, step_on: step.trim() !== '' && !step_on && fieldTexts.stepDate },
      async request() {
        await meetings.call.saveNotes({ id, ...values, step, step_on: step_on || null })
        await refreshMeetings(queryClient)
        toast.success(t`Notes saved`)
      },
    })
  }
  return (
    <section aria-labelledby="own-notes" className="card p-5 phone:p-4">
      <h2 id="own-notes" className="flex items-center gap-2 font-semibold">
        <Lock className="icon-sm" aria-hidden />
        <Trans>Your notes</Trans>
      </h2>
      <p className="mb-4 text-ink-2">
        <Trans>Only you can read this.</Trans>
      </p>
      <Form className="grid gap-4.5" onSubmit={save} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="note">
          {(field) => <TextArea {...field} label={t`Notes`} mark={t`Optional`} rows={4} limit={longestText.note} />}
        </Field>
        <FieldGrid>
          <Field form={form} name="step">
            {(field) => (
              <TextField {...field} label={t`Next step`} mark={t`Optional`} placeholder={t`Send the deck`} maxLength={longestText.step} />
            )}
          </Field>
          <Field form={form} name="step_on">
            {(field) => <DateField {...field} label={t`By when`} hint={t`It appears on your dashboard on this day.`} />}
          </Field>
        </FieldGrid>
        {canJudge && (
          <Field form={form} name="worth">
            {(field) => (
              <RadioChips<Verdict>
                {...field}
                label={t`Was it worth it?`}
                mark={t`Optional`}
                hint={t`Nobody sees your answer. It only changes the order of your own matches.`}
                options={verdicts.map((verdict) => ({ id: verdict, label: i18n._(verdictLabels[verdict]) }))}
              />
            )}
          </Field>
        )}
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`} className="justify-self-end phone:w-full">
          <Trans>Save notes</Trans>
        </Button>
      </Form>
    </section>
  )
}
