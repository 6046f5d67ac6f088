import { Trans, useLingui } from '@lingui/react/macro'
import { CurrentPasswordField } from '#platform/web/form/CurrentPasswordField.tsx'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { CodeField } from '../../CodeField.tsx'
import { useFieldRules } from '../../use-field-rules.ts'

interface ProofFormProps {
  email: string
  /** The text of the button. */
  label: string
  isDangerous?: boolean
  onProof: (proof: { current_password: string; code: string }) => Promise<void>
  onClose: () => void
}

/** Asks for the password and a code. */
export function ProofForm({ email, label, isDangerous = false, onProof, onClose }: ProofFormProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const form = useForm({ current_password: '', code: '' })
  const { banner, refusals, isPending } = useSubmission(form)

  function send() {
    const proof = form.values.get()
    void form.submit({
      problems: { current_password: rules.currentPassword(proof.current_password), code: rules.code(proof.code) },
      request: () => onProof(proof),
    })
  }

  return (
    <Form className="grid gap-4" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field form={form} name="current_password">
        {(field) => <CurrentPasswordField {...field} autoFocus={!isPhone} />}
      </Field>
      <Field form={form} name="code">
        {(field) => <CodeField {...field} kind="any" />}
      </Field>
      <DialogActions>
        <Button isDisabled={isPending} onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={isPending} pendingLabel={t`Checking`}>
          {label}
        </Button>
      </DialogActions>
    </Form>
  )
}
