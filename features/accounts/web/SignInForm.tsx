import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useSubmission } from '#platform/web/form/use-form.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import type { AccountForm } from './account-form.ts'
import { accounts } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { keepInShell } from './keep-in-shell.ts'
import { enterApplication } from './leave-page.ts'
import { useFieldRules } from './use-field-rules.ts'

export function SignInForm({ form, onForgot }: { form: AccountForm; onForgot: () => void }) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const { banner, refusals, isPending } = useSubmission(form)
  const isPhone = useIsPhone()
  const [isAddressKnown] = useState(() => form.values.get().email !== '')

  function signIn() {
    const { email, password } = form.values.get()
    const request = async () => {
      const { member, token } = await accounts.call.signIn({ email, password })
      await keepInShell(token)
      const firstName = member.first_name || member.full_name
      handOverToast({ kind: 'success', title: t`Welcome back, ${firstName}!` })
      await enterApplication({ isPhone })
    }
    return form.submit({ problems: { email: rules.email(email), password: rules.password(password) }, request })
  }

  return (
    <Form method="post" className="grid gap-4" onSubmit={signIn} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="email">
        {(field) => <EmailField {...field} autoFocus={!isPhone && !isAddressKnown} />}
      </Field>
      {/* Follows the field in tab order, but is placed at the end of its label's line. */}
      <div className="@container relative">
        <Field form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={t`Password`}
              name="password"
              autoComplete="current-password"
              isRequired
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              autoFocus={!isPhone && isAddressKnown}
            />
          )}
        </Field>
        <button
          type="button"
          disabled={isPending}
          onClick={onForgot}
          className="link @min-[16rem]:absolute @min-[16rem]:end-0 @min-[16rem]:top-0"
        >
          <Trans>Forgot your password?</Trans>
        </button>
      </div>
      <Button type="submit" variant="primary" size="large" className="w-full" pending={isPending} pendingLabel={t`Signing in`}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
