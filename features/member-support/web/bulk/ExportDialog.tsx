import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fetchFile, saveFile } from '#platform/web/download.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { longestReason } from '../../limits.ts'
import { exportFilePath } from '../../paths.ts'
import { memberSupport } from '../data.ts'
import { howMany, whoIs } from './chosen.ts'
import type { BulkDialogProps } from './dialog-props.ts'

/** Exports the chosen members to a file; the reason is logged, because their addresses leave the community. */
export function ExportDialog({ chosen, onClose, onStarted }: BulkDialogProps) {
  const { t } = useLingui()
  const form = useForm(() => ({ reason: '', id: newId() }))
  const count = howMany(chosen)

  function send() {
    const { reason, id } = form.values.get()
    void form.submit({
      problems: { reason: !reason.trim() && t`Please enter a reason` },
      async request() {
        await memberSupport.call.startBulk({ id, act: 'export', who: whoIs(chosen), reason: reason.trim() })
        const { content, name } = await fetchFile(exportFilePath(id))
        saveFile(content, name)
        onClose()
        onStarted()
        toast.success(t`Members exported`)
      },
      onIdTaken: () => form.change({ id: newId() }),
    })
  }

  return (
    <FormDialog
      title={t`Export ${plural(count, { one: '# member', other: '# members' })}`}
      description={t`The file for spreadsheets contains their names, email addresses, types, organisations, and when they joined and were last seen. Keep it safe, and delete it when it is no longer needed.`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Export members</Trans>}
      pendingLabel={t`Exporting`}
    >
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
