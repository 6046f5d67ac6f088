import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardPath } from '#platform/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import type { accountProblems } from '../problems.ts'
import { accounts } from './data.ts'
import { keepInShell } from './keep-in-shell.ts'
import { leavePage } from './leave-page.ts'
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
}

/** Sets a new password with a valid link, which signs the member in. */
export function NewPasswordForm({ tokens, account, onInvalid }: NewPasswordFormProps) {
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
        const { token } = await accounts.call.resetPassword({ ...tokens, password })
        await keepInShell(token)
        handOverToast({ kind: 'success', title: t`Password Updated`, description: t`Your password has been successfully updated.` })
        await leavePage(dashboardPath())
      },
      onProblem(problem) {
        if (problem.is(invalidLink)) return onInvalid()
        toast.error(problem.code === 'INTERNAL_SERVER_ERROR' ? t`Failed to update password` : problem.text)
      },
    })
  }

  return (
    <Form method="post" className="grid gap-4" onSubmit={save} refusals={refusals}>
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
      <Button type="submit" variant="primary" size="large" className="w-full" pending={isPending} pendingLabel={t`Saving`}>
        <Trans>Save new password</Trans>
      </Button>
    </Form>
  )
}
