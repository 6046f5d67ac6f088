import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Group } from '../../contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import { groups, refreshGroups } from '../data.ts'

/** For leaders: name and description. */
export function EditGroup({ group: { id, name, description }, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ name, description })
  useLatestValues(form, { name, description })
  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: { name: !values.name.trim() && fieldTexts.name },
      async request() {
        await groups.call.edit({ id, ...values })
        await refreshGroups(queryClient)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={t`Edit group`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Save</Trans>}
      pendingLabel={t`Saving`}
    >
      <Field form={form} name="name">
        {(field) => <TextField {...field} label={t`Name`} maxLength={longestText.name} />}
      </Field>
      <Field form={form} name="description">
        {(field) => <TextArea {...field} label={t`Description`} mark={t`Optional`} limit={longestText.description} rows={5} />}
      </Field>
    </FormDialog>
  )
}
