import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import { type Visibility, visibilities } from '../../visibilities.ts'
import { groups, refreshGroups } from '../data.ts'
import { visibilityLabels } from '../labels.ts'

/** Dates as form fields have them: empty for none. */
export interface EditedGroup {
  id: string
  name: string
  description: string
  visibility: Visibility
  starts_on: string
  ends_on: string
}

interface GroupDialogProps {
  group: EditedGroup
  isNew: boolean
  onClose: () => void
}

/** Creates or edits a group. */
export function GroupDialog({ group, isNew, onClose }: GroupDialogProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { id, name, description, visibility, starts_on, ends_on } = group
  const saved = { name, description, visibility, starts_on, ends_on }
  const form = useForm(saved)
  useLatestValues(form, saved)
  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: {
        name: !values.name.trim() && fieldTexts.name,
        ends_on: values.starts_on && values.ends_on && values.ends_on < values.starts_on && fieldTexts.dates,
      },
      async request() {
        await groups.call.save({ ...values, id, starts_on: values.starts_on || null, ends_on: values.ends_on || null, is_new: isNew })
        await refreshGroups(queryClient)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      size="large"
      title={isNew ? t`Create group` : t`Edit ${name}`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={isNew ? <Trans>Create group</Trans> : <Trans>Save</Trans>}
      pendingLabel={t`Saving`}
    >
      <Field form={form} name="name">
        {(field) => <TextField {...field} label={t`Name`} placeholder={t`Spring cohort`} maxLength={longestText.name} />}
      </Field>
      <Field form={form} name="description">
        {(field) => (
          <TextArea
            {...field}
            label={t`Description`}
            mark={t`Optional`}
            limit={longestText.description}
            rows={4}
            hint={t`Who it is for and what happens in it.`}
          />
        )}
      </Field>
      <Field form={form} name="visibility">
        {(field) => (
          <RadioCards
            {...field}
            label={t`Who finds it`}
            columns={1}
            options={visibilities.map((each) => ({
              id: each,
              label: i18n._(visibilityLabels[each].label),
              detail: i18n._(visibilityLabels[each].detail),
              icon: visibilityLabels[each].icon,
            }))}
          />
        )}
      </Field>
      <FieldGrid>
        <Field form={form} name="starts_on">
          {(field) => <DateField {...field} label={t`First day`} mark={t`Optional`} />}
        </Field>
        <Field form={form} name="ends_on">
          {(field) => <DateField {...field} label={t`Last day`} mark={t`Optional`} />}
        </Field>
      </FieldGrid>
    </FormDialog>
  )
}
