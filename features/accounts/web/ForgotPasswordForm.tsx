import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { useSubmission } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { toast } from '#ui/toast.ts'
import type { AccountForm } from './account-form.ts'
import { accounts } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { NamedError } from './NamedError.tsx'
import { useFieldRules } from './use-field-rules.ts'

/** Requests a reset link. The response is the same whether or not the address has an account. */
export function ForgotPasswordForm({ form, onSent, onBack }: { form: AccountForm; onSent: () => void; onBack: () => void }) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const { refusals, isPending } = useSubmission(form)
  const isPhone = useIsPhone()
  const missing = <NamedError name={t`Email Required`}>{t`Please enter your email address`}</NamedError>

  function request() {
    const { email } = form.values.get()
    return form.submit({
      problems: { email: email.trim() ? rules.email(email) : missing },
      async request() {
        await accounts.call.requestPasswordReset({ email })
        toast.success(t`Reset Link Sent`, { description: t`Check your email for password reset instructions` })
        onSent()
      },
      onProblem: ({ code, text }) =>
        toast.error(t`Error`, { description: code === 'INTERNAL_SERVER_ERROR' ? t`Failed to send reset email` : text }),
    })
  }

  return (
    <Form className="grid gap-4" onSubmit={request} refusals={refusals}>
      <Field form={form} name="email">
        {(field) => <EmailField {...field} autoFocus={!isPhone} />}
      </Field>
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="tall" className="w-full" pending={isPending} pendingLabel={t`Sending`}>
          <Trans>Send reset link</Trans>
        </Button>
        <Button variant="quiet" size="tall" className="w-full" isDisabled={isPending} onPress={onBack}>
          <Trans>Back to Sign In</Trans>
        </Button>
      </div>
    </Form>
  )
}
