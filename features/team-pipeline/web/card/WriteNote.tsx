import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { idsOfVersions } from '#platform/web/form/ids-of-versions.ts'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { fieldTexts } from '../../field-texts.ts'
import { longestNote } from '../../limits.ts'
import { refreshTeams, teamPipeline } from '../data.ts'
import { type CountUnsaved, useUnsavedText } from './use-unsaved-text.ts'

type Readers = 'team' | 'self'

interface WriteNoteProps {
  about: { id: string; deal_id: string }
  /** The organisation's name. */
  team: string
  onUnsaved: CountUnsaved
}

/** Writes a note for the team, or one that only the reader sees. */
export function WriteNote({ about, team, onUnsaved }: WriteNoteProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // Sent again after a failure, it is still one note.
  const [idOf, setIdOf] = useState(idsOfVersions)
  const form = useForm<{ text: string; readers: Readers }>({ text: '', readers: 'team' })
  const { banner, refusals, isPending } = useSubmission(form)
  useUnsavedText(useFieldValue(form, 'text').trim() !== '', onUnsaved)
  const submit = () => {
    const { text, readers } = form.values.get()
    void form.submit({
      problems: { text: !text.trim() && fieldTexts.note },
      async request() {
        const note = { text, is_private: readers === 'self' }
        await teamPipeline.call.writeNote({ ...about, note_id: idOf(note), ...note })
        setIdOf(idsOfVersions)
        // The reader may be writing the next one already.
        if (form.values.get().text === text) form.change({ text: '' })
        await refreshTeams(queryClient)
      },
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} aria-label={t`Write a note`} className="grid gap-3">
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="text">
        {(field) => <TextArea {...field} label={t`Write a note`} rows={2} limit={longestNote} />}
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field form={form} name="readers">
          {(field) => (
            <RadioChips
              {...field}
              label={t`Who can see it`}
              options={[
                { id: 'team', label: t`Everyone in ${team}` },
                { id: 'self', label: t`Only you` },
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="soft" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Add note</Trans>
        </Button>
      </div>
    </Form>
  )
}
