import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { fieldTexts } from '../../field-texts.ts'
import { longestNote } from '../../limits.ts'
import type { TeamNote } from '../../notes-contract.ts'
import { refreshTeams, teamPipeline } from '../data.ts'
import { type CountUnsaved, useUnsavedText } from './use-unsaved-text.ts'

interface EditNoteProps {
  about: { id: string; deal_id: string }
  note: TeamNote
  onUnsaved: CountUnsaved
  onDone: () => void
}

export function EditNote({ about, note, onUnsaved, onDone }: EditNoteProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ text: note.text })
  const { banner, refusals, isPending } = useSubmission(form)
  useUnsavedText(useFieldValue(form, 'text') !== note.text, onUnsaved)
  const submit = () => {
    const { text } = form.values.get()
    void form.submit({
      problems: { text: !text.trim() && fieldTexts.note },
      async request() {
        await teamPipeline.call.editNote({ ...about, note_id: note.id, text })
        await refreshTeams(queryClient)
        onDone()
      },
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} aria-label={t`Edit note`} className="mt-1 grid gap-2">
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="text">
        {(field) => <TextArea {...field} autoFocus label={t`Edit note`} isLabelHidden rows={3} limit={longestNote} />}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="small" onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="soft" size="small" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save note</Trans>
        </Button>
      </div>
    </Form>
  )
}
