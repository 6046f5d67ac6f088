import { Trans, useLingui } from '@lingui/react/macro'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { toast } from '#ui/toast.ts'
import { accounts } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { NamedError } from './NamedError.tsx'
import type { AccountForm } from './use-account-form.ts'
import { useFieldRules } from './use-field-rules.ts'

/** Asks for a reset link. The answer is the same whether or not the address is known. */
export function ForgotPasswordForm({ form, onSent, onBack }: { form: AccountForm; onSent: () => void; onBack: () => void }) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const { email } = form.values
  const missing = <NamedError name={t`Email Required`}>{t`Please enter your email address`}</NamedError>

  const request = () =>
    form.submit(
      { email: email.trim() ? rules.email(email) : missing },
      async () => {
        await accounts.call.requestPasswordReset({ email })
        toast.success(t`Reset Link Sent`, { description: t`Check your email for password reset instructions` })
        onSent()
      },
      ({ code, text }) => toast.error(t`Error`, { description: code === 'INTERNAL_SERVER_ERROR' ? t`Failed to send reset email` : text }),
    )

  return (
    <Form method="post" className="grid gap-4" onSubmit={request} refusals={form.refusals}>
      <EmailField {...form.field('email')} autoFocus={!isPhone} />
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="large" className="w-full" pending={form.isPending} pendingLabel={t`Sending`}>
          <Trans>Send reset link</Trans>
        </Button>
        <Button variant="quiet" size="large" className="w-full" isDisabled={form.isPending} onPress={onBack}>
          <Trans>Back to Sign In</Trans>
        </Button>
      </div>
    </Form>
  )
}
