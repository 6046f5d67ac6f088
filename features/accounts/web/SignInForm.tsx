import { Trans, useLingui } from '@lingui/react/macro'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { accounts } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { enterApplication } from './leave-page.ts'
import type { AccountForm } from './use-account-form.ts'
import { useFieldRules } from './use-field-rules.ts'

export function SignInForm({ form, onForgot }: { form: AccountForm; onForgot: () => void }) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const { email, password } = form.values

  const signIn = () =>
    form.submit({ email: rules.email(email), password: rules.password(password) }, async () => {
      const { member } = await accounts.call.signIn({ email, password })
      const firstName = member.first_name || member.full_name
      handOverToast({ kind: 'success', title: t`Welcome back, ${firstName}!` })
      await enterApplication({ isPhone })
    })

  return (
    <Form method="post" className="grid gap-4" onSubmit={signIn} refusals={form.refusals}>
      <FormBanner>{form.banner}</FormBanner>
      <EmailField {...form.field('email')} autoFocus={!isPhone && !email} />
      {/* After the field in the order of the Tab key, at the end of its label's line for the eye. */}
      <div className="relative">
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          isRequired
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoFocus={!isPhone && Boolean(email)}
        />
        <button type="button" disabled={form.isPending} onClick={onForgot} className="link absolute end-0 top-0">
          <Trans>Forgot your password?</Trans>
        </button>
      </div>
      <Button type="submit" variant="primary" size="large" className="w-full" pending={form.isPending} pendingLabel={t`Signing in`}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
