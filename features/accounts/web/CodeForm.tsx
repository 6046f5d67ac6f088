import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { detectPlatform } from '#platform/web/client-platform.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Form } from '#ui/Form.tsx'
import { CodeField } from './CodeField.tsx'
import { accounts } from './data.ts'
import { useFieldRules } from './use-field-rules.ts'

type SignedIn = Extract<Awaited<ReturnType<typeof accounts.call.completeSignIn>>, { step: 'done' }>

interface CodeFormProps {
  /** What stands in for the password. */
  challenge: string
  /** Called once the member is signed in; the form stays pending meanwhile. */
  onSignedIn: (answer: SignedIn) => Promise<void>
  onBack: () => void
}

/** The step after the password, for members with a second factor. */
export function CodeForm({ challenge, onSignedIn, onBack }: CodeFormProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const form = useForm({ code: '', trust_device: false })
  const { banner, refusals, isPending } = useSubmission(form)
  const [isRecovery, setRecovery] = useState(false)

  function send() {
    const { code, trust_device } = form.values.get()
    void form.submit({
      problems: { code: rules.code(code) },
      async request() {
        const answer = await accounts.call.completeSignIn({ challenge, code, trust_device })
        if (answer.step === 'done') await onSignedIn(answer)
      },
    })
  }

  function switchKind() {
    form.change({ code: '' })
    setRecovery(!isRecovery)
  }

  return (
    <Form className="grid gap-4" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="code">
        {(field) => <CodeField key={String(isRecovery)} {...field} kind={isRecovery ? 'recovery' : 'app'} autoFocus />}
      </Field>
      {/* Apps stay signed in anyway. */}
      {detectPlatform() === 'web' && (
        <Field form={form} name="trust_device">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              <Trans>Trust this device for 30 days</Trans>
            </Checkbox>
          )}
        </Field>
      )}
      <Button type="submit" variant="primary" size="tall" className="w-full" pending={isPending} pendingLabel={t`Signing in`}>
        <Trans>Sign in</Trans>
      </Button>
      <div className="grid gap-2">
        <Button variant="quiet" size="tall" className="w-full" isDisabled={isPending} onPress={switchKind}>
          {isRecovery ? <Trans>Use a code from your app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
        <Button variant="quiet" size="tall" className="w-full" isDisabled={isPending} onPress={onBack}>
          <Trans>Back to Sign In</Trans>
        </Button>
      </div>
    </Form>
  )
}
