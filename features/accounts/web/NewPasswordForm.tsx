import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import type { accountProblems } from '../problems.ts'
import { accounts } from './data.ts'
import { NamedError } from './NamedError.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { ResetTokens } from './reset-tokens.ts'
import { useFieldRules } from './use-field-rules.ts'

type InvalidLink = Pick<(typeof accountProblems)['invalidResetLink'], 'id'>
const invalidLink: InvalidLink = { id: 'accounts.invalidResetLink' }

interface NewPasswordFormProps {
  tokens: ResetTokens
  account: { email: string; full_name: string }
  /** Called when the link has stopped working. */
  onInvalid: () => void
  /** Called when the password is set, and a code of the second factor is needed. */
  onChallenge: (challenge: string) => void
  onSignedIn: (answer: { token: string | null }) => Promise<void>
}

/** Sets a new password with a valid link, which signs the member in. */
export function NewPasswordForm({ tokens, account, onInvalid, onChallenge, onSignedIn }: NewPasswordFormProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const form = useForm({ password: '', confirmation: '' })
  const { refusals, isPending } = useSubmission(form)

  function save() {
    const { password, confirmation } = form.values.get()
    const tooShort = rules.newPassword(password)
    return form.submit({
      problems: {
        password: tooShort && <NamedError name={t`Password too short`}>{tooShort}</NamedError>,
        confirmation: !tooShort && password !== confirmation && (
          <NamedError name={t`Passwords do not match`}>{t`Please make sure both passwords are identical.`}</NamedError>
        ),
      },
      async request() {
        const answer = await accounts.call.resetPassword({ ...tokens, password })
        if (answer.step === 'code') return onChallenge(answer.challenge)
        await onSignedIn(answer)
      },
      onProblem(problem) {
        if (problem.is(invalidLink)) return onInvalid()
        toast.error(problem.code === 'INTERNAL_SERVER_ERROR' ? t`Failed to update password` : problem.text)
      },
    })
  }

  return (
    <Form className="grid gap-4" onSubmit={save} refusals={refusals}>
      <Field form={form} name="password">
        {(field) => <NewPasswordField {...field} label={t`New Password`} about={[account.email, account.full_name]} />}
      </Field>
      <Field form={form} name="confirmation">
        {(field) => (
          <PasswordField
            {...field}
            label={t`Confirm Password`}
            name="confirm-password"
            autoComplete="new-password"
            isRequired
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="tall" className="w-full" pending={isPending} pendingLabel={t`Saving`}>
        <Trans>Save new password</Trans>
      </Button>
    </Form>
  )
}
