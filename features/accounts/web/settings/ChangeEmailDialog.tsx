import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { accounts, emailChange } from '../data.ts'
import { useFieldRules } from '../use-field-rules.ts'
import { CurrentPasswordField } from '#platform/web/form/CurrentPasswordField.tsx'

/** Requests an email change, which takes effect when the link sent to the new address is opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const form = useForm({ email: '', current_password: '' })

  function ask() {
    const { email, current_password } = form.values.get()
    return form.submit({
      problems: { email: rules.email(email), current_password: rules.currentPassword(current_password) },
      async request() {
        const answer = await accounts.call.changeEmail({ email, current_password })
        queryClient.setQueryData(emailChange().queryKey, answer)
        const wanted = answer.waiting.email
        toast.success(t`Check your inbox`, { description: t`Open the link we sent to ${wanted}.` })
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={t`Change your email`}
      description={t`We’ll send a link to your new address. Your current address stays in use until you open it.`}
      form={form}
      onSubmit={ask}
      onClose={onClose}
      submitLabel={<Trans>Send link</Trans>}
      pendingLabel={t`Sending`}
    >
      <Field form={form} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t`New email`}
            type="email"
            name="email"
            autoComplete="email"
            spellCheck="false"
            isRequired
            autoFocus={!isPhone}
          />
        )}
      </Field>
      <Field form={form} name="current_password">
        {(field) => <CurrentPasswordField {...field} />}
      </Field>
    </FormDialog>
  )
}
