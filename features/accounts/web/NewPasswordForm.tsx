import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '#platform/paths.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import type { accountProblems } from '../contract.ts'
import { accounts } from './data.ts'
import { leavePage } from './leave-page.ts'
import { NamedError } from './NamedError.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { ResetTokens } from './reset-tokens.ts'
import { useFieldRules } from './use-field-rules.ts'
import { useSubmission } from './use-submission.ts'

type InvalidLink = Pick<(typeof accountProblems)['invalidResetLink'], 'id'>
const invalidLink: InvalidLink = { id: 'accounts.invalidResetLink' }

/** Sets a new password with a link that works, which signs the member in. `onInvalid` hears that the link stopped working. */
export function NewPasswordForm({ tokens, onInvalid }: { tokens: ResetTokens; onInvalid: () => void }) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { isPending, errors, refusals, submit, forget } = useSubmission<'password' | 'confirmation'>()

  function save() {
    const tooShort = rules.newPassword(password)
    const found = {
      password: tooShort && <NamedError name={t`Password too short`}>{tooShort}</NamedError>,
      confirmation: !tooShort && password !== confirmation && (
        <NamedError name={t`Passwords do not match`}>{t`Please make sure both passwords are identical.`}</NamedError>
      ),
    }
    return submit(
      found,
      async () => {
        await accounts.call.resetPassword({ ...tokens, password })
        handOverToast({ kind: 'success', title: t`Password Updated`, description: t`Your password has been successfully updated.` })
        await leavePage(paths.dashboard())
      },
      (problem) => {
        if (problem.is(invalidLink)) return onInvalid()
        toast.error(problem.code === 'INTERNAL_SERVER_ERROR' ? t`Failed to update password` : problem.text)
      },
    )
  }

  return (
    <Form method="post" className="grid gap-4" onSubmit={save} refusals={refusals}>
      <NewPasswordField
        label={t`New Password`}
        value={password}
        onChange={(value) => {
          setPassword(value)
          forget('password')
        }}
        error={errors.password}
      />
      <PasswordField
        label={t`Confirm Password`}
        name="confirm-password"
        autoComplete="new-password"
        isRequired
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={confirmation}
        onChange={(value) => {
          setConfirmation(value)
          forget('confirmation')
        }}
        error={errors.confirmation}
      />
      <Button type="submit" variant="primary" size="large" className="w-full" pending={isPending} pendingLabel={t`Saving`}>
        <Trans>Save new password</Trans>
      </Button>
    </Form>
  )
}
