import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { changedValues } from '#platform/web/form/changed-values.ts'
import type { Form } from '#platform/web/form/form.ts'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useField, useForm } from '#platform/web/form/use-form.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { OwnField } from '../contract.ts'
import { isAnsweredByThem } from '../own-field.ts'
import type { FieldValues, Subject } from '../vocabulary.ts'
import { Answer } from './Answer.tsx'
import { AnswerInput } from './AnswerInput.tsx'
import { fields, useOwnFields } from './data.ts'
import { type OwnFieldFormValues, checkOwnFields, nameOfField, ownFieldOfPath, ownFormValues, splitOwnFields } from '../form-values.ts'
import { useWords } from './use-words.ts'

interface StaffFieldsProps {
  subject: Subject
  /** Of the member or the organisation. */
  id: string
  name: string
  answers: FieldValues
  onChanged: () => void
}

/** The fields that only staff see, on the page of a member or an organisation; nothing for others. */
export const StaffFields = (props: StaffFieldsProps) => (
  <ForStaff area="community">
    <Fields {...props} />
  </ForStaff>
)

function Fields(props: StaffFieldsProps) {
  const { t } = useLingui()
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const own = useOwnFields(props.subject).filter((field) => !isAnsweredByThem(field))
  if (own.length === 0) return null
  return (
    <SettingsGroup
      title={t`Only for the community’s operators`}
      actions={
        <ForStaff area="community" changing>
          <Button size="small" onPress={() => setOpen(true)}>
            <Trans>Edit</Trans>
          </Button>
        </ForStaff>
      }
    >
      {own.map((field) => {
        const value = props.answers[field.id]
        return (
          <SettingRow key={field.id} title={say(field, field.label)} isLong>
            <p className="text-ink-2 wrap-anywhere">
              {value === undefined ? t`Not stated` : <Answer field={{ ...field, visibility: 'community' }} value={value} />}
            </p>
          </SettingRow>
        )
      })}
      {isOpen && <StaffFieldsDialog {...props} fields={own} onClose={() => setOpen(false)} />}
    </SettingsGroup>
  )
}

function StaffFieldsDialog({
  subject,
  id,
  name,
  answers,
  onChanged,
  onClose,
  fields: own,
}: StaffFieldsProps & { fields: readonly OwnField[]; onClose: () => void }) {
  const { t } = useLingui()
  const [before] = useState(() => ownFormValues(answers))
  const form = useForm(before)

  function save() {
    const values = form.values.get()
    void form.submit({
      problems: checkOwnFields(own, values, answers),
      fieldOf: ownFieldOfPath,
      async request() {
        // The other fields may have been filled in by somebody else meanwhile.
        const [changed] = splitOwnFields(changedValues(values, before))
        await fields.call.answer({ subject, id, values: changed })
        onChanged()
        onClose()
        toast.success(t`Saved`)
      },
    })
  }
  return (
    <FormDialog
      title={name}
      description={t`Only the community’s operators see this.`}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitLabel={<Trans>Save</Trans>}
      pendingLabel={t`Saving`}
    >
      {own.map((field) => (
        <StaffAnswer key={field.id} form={form} field={field} answers={answers} />
      ))}
    </FormDialog>
  )
}

function StaffAnswer({ form, field, answers }: { form: Form<OwnFieldFormValues>; field: OwnField; answers: FieldValues }) {
  const say = useWords()
  const { value, onChange, error } = useField(form, nameOfField(field.id))
  return (
    <AnswerInput field={field} value={value} onChange={onChange} error={error} hint={say(field, field.help)} saved={answers[field.id]} />
  )
}
