import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { GroupField } from '#features/groups/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { longestReason } from '../../limits.ts'
import { supportProblems } from '../../problems.ts'
import { memberSupport } from '../data.ts'
import { howMany, whoIs } from './chosen.ts'
import type { BulkDialogProps } from './dialog-props.ts'

/** Adds the chosen members to a group. */
export function AddToGroupDialog({ chosen, onClose, onStarted }: BulkDialogProps) {
  const { t } = useLingui()
  const form = useForm(() => ({ group_id: null as string | null, reason: '', id: newId() }))
  const count = howMany(chosen)

  function send() {
    const { group_id, reason, id } = form.values.get()
    void form.submit({
      problems: { group_id: !group_id && supportProblems.noGroup, reason: !reason.trim() && t`Please enter a reason` },
      async request() {
        await memberSupport.call.startBulk({ id, act: 'addToGroup', who: whoIs(chosen), group_id, reason: reason.trim() })
        onClose()
        onStarted(id)
      },
      onIdTaken: () => form.change({ id: newId() }),
    })
  }

  return (
    <FormDialog
      title={t`Add ${plural(count, { one: '# member', other: '# members' })} to a group`}
      description={t`They are notified that you added them. Members who are in the group already are left out.`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Add members</Trans>}
      pendingLabel={t`Starting`}
    >
      <Field form={form} name="group_id">
        {(field) => <GroupField {...field} isRequired />}
      </Field>
      <Field form={form} name="reason">
        {(field) => (
          <TextArea
            {...field}
            label={t`Reason`}
            hint={t`Operators and auditors can read this in the activity log.`}
            limit={longestReason}
          />
        )}
      </Field>
    </FormDialog>
  )
}
