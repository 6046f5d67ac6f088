import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames, languages } from '#platform/language.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { useStore } from '#platform/web/use-store.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { ConsoleField } from '../../contract.ts'
import { longestText } from '../../limits.ts'
import { hasChoices } from '../../own-field.ts'
import { fieldsPath } from '../../paths.ts'
import { fieldProblems } from '../../problems.ts'
import { type Subject, fieldKinds } from '../../vocabulary.ts'
import { fields } from '../data.ts'
import { checkField } from './check-field.ts'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import { type FieldFormValues, inputOf } from './field-values.ts'
import { kindNames } from './names.ts'
import { Preview } from './Preview.tsx'
import { RemovedChoices } from './RemovedChoices.tsx'
import { UseSection } from './UseSection.tsx'
import { useAct } from './use-act.ts'

interface FieldFormProps {
  id: string
  subject: Subject
  initial: FieldFormValues
  /** Absent for a new one. */
  saved?: ConsoleField
}

/** The form of a field, with a preview. */
export function FieldForm({ id, subject, initial, saved }: FieldFormProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const form = useForm(initial)
  const { banner, refusals, isPending } = useSubmission(form)
  const values = useStore(form.values)
  const [written, setWritten] = useState(initial.language)
  const [isAsking, setAsking] = useState(false)
  const [version] = useState(saved?.version)
  const isUsed = saved !== undefined && saved.used > 0
  const inWords = (words: FieldFormValues['label']) => ({
    value: words[written],
    onChange: (name: 'label' | 'help', text: string) => form.change({ [name]: { ...words, [written]: text } }),
  })

  function save(removed?: 'keep' | 'erase') {
    setAsking(false)
    const typed = form.values.get()
    void form.submit({
      problems: checkField(typed),
      async request() {
        try {
          if (version === undefined) await fields.call.add({ id, subject, ...inputOf(typed) })
          else await fields.call.change({ id, version, ...inputOf(typed), ...(removed && { removed }) })
        } catch (error) {
          // Asks instead of showing a problem; the form stays as it is.
          if (problemOf(error).is(fieldProblems.choiceInUse)) return setAsking(true)
          throw error
        }
        toast.success(version === undefined ? t`Field added` : t`Field saved`)
        await queryClient.invalidateQueries({ queryKey: fields.query.key() })
        void navigate({ href: fieldsPath() })
      },
      fieldOf: (path) => (Object.keys(typed) as (keyof FieldFormValues)[]).find((name) => name === path.replace(/\..*/, '')),
    })
  }

  const [label, help] = [inWords(values.label), inWords(values.help)]
  return (
    <Form onSubmit={() => save()} refusals={refusals} aria-label={t`Field`}>
      <FormBanner>{banner}</FormBanner>
      <FieldSection
        title={t`Question`}
        description={t`Write it in the languages of your community. Where a translation is missing, members read the main language.`}
      >
        <Field form={form} name="kind">
          {(field) => (
            <Select
              {...field}
              label={t`Kind`}
              options={fieldKinds.map((kind) => ({ id: kind, label: i18n._(kindNames[kind]) }))}
              isDisabled={isUsed}
              hint={isUsed ? t`It has answers, so its kind cannot change.` : undefined}
            />
          )}
        </Field>
        <SegmentedControl
          label={t`Language of the texts below`}
          options={languages.map((each) => ({ id: each, label: languageNames[each] }))}
          value={written}
          onChange={setWritten}
        />
        <Field form={form} name="label">
          {({ error }) => (
            <TextField
              label={t`Label`}
              value={label.value}
              onChange={(text) => label.onChange('label', text)}
              maxLength={longestText.label}
              error={error}
            />
          )}
        </Field>
        <Field form={form} name="help">
          {({ error }) => (
            <TextArea
              label={t`Explanation`}
              mark={t`Optional`}
              rows={2}
              value={help.value}
              onChange={(text) => help.onChange('help', text)}
              limit={longestText.help}
              error={error}
            />
          )}
        </Field>
        {hasChoices(values) && (
          <Field form={form} name="choices">
            {(field) => <ChoicesEditor {...field} language={written} main={values.language} used={saved?.used_choices ?? {}} />}
          </Field>
        )}
        {values.kind === 'number' && (
          <Field form={form} name="unit">
            {(field) => (
              <TextField {...field} label={t`Unit`} mark={t`Optional`} maxLength={longestText.unit} placeholder={t`people, MW`} />
            )}
          </Field>
        )}
        <Field form={form} name="language">
          {(field) => (
            <Select {...field} label={t`Main language`} options={languages.map((each) => ({ id: each, label: languageNames[each] }))} />
          )}
        </Field>
      </FieldSection>
      <UseSection form={form} subject={subject} {...(isUsed && { visibleTo: saved.visibility })} />
      <FieldSection
        title={t`Preview`}
        description={subject === 'member' ? t`What members see on their profile form.` : t`What people of an organisation see on its form.`}
      >
        <Preview values={values} subject={subject} />
      </FieldSection>
      <div className="flex flex-wrap justify-end gap-2.5 border-t border-line py-4 phone:*:flex-1">
        {saved && !saved.archived_at && <ArchiveButton field={saved} />}
        <Link to={fieldsPath()} className={buttonClass()}>
          <Trans>Cancel</Trans>
        </Link>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
          {saved ? <Trans>Save field</Trans> : <Trans>Add field</Trans>}
        </Button>
      </div>
      <RemovedChoices isOpen={isAsking} onOpenChange={setAsking} onDecided={save} />
    </Form>
  )
}

function ArchiveButton({ field: { id, version } }: { field: ConsoleField }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const [isPending, act] = useAct()
  async function archive() {
    const isArchived = await act(() => fields.call.archive({ id, version }), t`Field archived. You can restore it for 30 days.`)
    if (isArchived) await navigate({ href: fieldsPath() })
  }
  return (
    <Button variant="quiet" pending={isPending} onPress={() => void archive()}>
      <Trans>Archive</Trans>
    </Button>
  )
}
