import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { toast } from '#ui/toast.ts'
import { accounts } from '../data.ts'
import { refetchAccount } from '../follow-accounts.ts'
import { keepInShell } from '../keep-in-shell.ts'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { useFieldRules } from '../use-field-rules.ts'
import { CurrentPasswordField } from '#platform/web/form/CurrentPasswordField.tsx'

interface ChangePasswordDialogProps {
  account: { email: string; full_name: string }
  onClose: () => void
}

/** Sets a new password; the member stays signed in here. */
export function ChangePasswordDialog({ account, onClose }: ChangePasswordDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const form = useForm({ current_password: '', password: '' })
  const { banner, refusals, isPending } = useSubmission(form)

  function change() {
    const { current_password, password } = form.values.get()
    return form.submit({
      problems: { current_password: rules.currentPassword(current_password), password: rules.newPassword(password) },
      async request() {
        const { token } = await accounts.call.changePassword({ current_password, password })
        await keepInShell(token)
        toast.success(t`Password changed`, { description: t`You have been signed out everywhere else.` })
        onClose()
        void refetchAccount(queryClient)
      },
    })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Change your password`}
      description={t`You’ll stay signed in here and be signed out everywhere else.`}
      closeLabel={t`Close`}
      isDismissable={!isPending}
    >
      <Form className="grid gap-4" onSubmit={change} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        {/* Lets password managers know which account this is. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <Field form={form} name="current_password">
          {(field) => <CurrentPasswordField {...field} autoFocus={!isPhone} />}
        </Field>
        <Field form={form} name="password">
          {(field) => <NewPasswordField {...field} label={t`New password`} about={[account.email, account.full_name]} />}
        </Field>
        <DialogActions>
          <Button isDisabled={isPending} onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Change password</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
