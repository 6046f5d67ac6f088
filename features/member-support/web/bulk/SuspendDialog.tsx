import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { suspensionDays } from '#features/reports/vocabulary.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestReason } from '../../limits.ts'
import { memberSupport } from '../data.ts'
import { howMany, whoIs } from './chosen.ts'
import type { BulkDialogProps } from './dialog-props.ts'

/** Suspends the chosen members, with a reason that they read. */
export function SuspendDialog({ chosen, onClose, onStarted }: BulkDialogProps) {
  const { t } = useLingui()
  const form = useForm(() => ({ days: '7' as string, reason: '', id: newId() }))
  const count = howMany(chosen)

  function send() {
    const { days, reason, id } = form.values.get()
    void form.submit({
      problems: { reason: !reason.trim() && t`Please tell the members why` },
      async request() {
        const duration = suspensionDays.find((each) => String(each) === days) ?? null
        await memberSupport.call.startBulk({ id, act: 'suspend', who: whoIs(chosen), days: duration, reason: reason.trim() })
        onClose()
        onStarted(id)
      },
      onIdTaken: () => form.change({ id: newId() }),
    })
  }

  return (
    <FormDialog
      title={t`Suspend ${plural(count, { one: '# member', other: '# members' })}?`}
      description={t`They can’t sign in, and nobody sees them. Each gets an email with your reason and can appeal. Members who help to run the community are left out.`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Suspend members</Trans>}
      pendingLabel={t`Starting`}
      isDangerous
    >
      <Field form={form} name="days">
        {(field) => (
          <RadioChips<string>
            {...field}
            label={t`Duration`}
            options={[
              { id: '1', label: t`1 day` },
              { id: '7', label: t`7 days` },
              { id: '30', label: t`30 days` },
              { id: 'open', label: t`Until an operator lifts it` },
            ]}
          />
        )}
      </Field>
      <Field form={form} name="reason">
        {(field) => (
          <TextArea {...field} label={t`Message to the members`} hint={t`They read this in an email.`} limit={longestReason} rows={4} />
        )}
      </Field>
    </FormDialog>
  )
}
