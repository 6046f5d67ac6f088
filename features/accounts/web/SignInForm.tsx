import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useSubmission } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import type { AccountForm } from './account-form.ts'
import { accounts } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { useFieldRules } from './use-field-rules.ts'
import { welcomeBack } from './welcome-back.ts'

interface SignInFormProps {
  form: AccountForm
  onForgot: () => void
  /** Called after the right password of a member with a second factor. */
  onChallenge: (challenge: string) => void
}

export function SignInForm({ form, onForgot, onChallenge }: SignInFormProps) {
  const { t, i18n } = useLingui()
  const rules = useFieldRules()
  const { banner, refusals, isPending } = useSubmission(form)
  const isPhone = useIsPhone()
  const [isAddressKnown] = useState(() => form.values.get().email !== '')

  function signIn() {
    const { email, password } = form.values.get()
    const request = async () => {
      const answer = await accounts.call.signIn({ email, password })
      if (answer.step === 'code') return onChallenge(answer.challenge)
      await welcomeBack(i18n, answer, { isPhone })
    }
    return form.submit({ problems: { email: rules.email(email), password: rules.password(password) }, request })
  }

  return (
    <Form className="grid gap-4" onSubmit={signIn} refusals={refusals}>
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
      <Button type="submit" variant="primary" size="tall" className="w-full" pending={isPending} pendingLabel={t`Signing in`}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
