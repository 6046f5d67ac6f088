import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { detectPlatform } from '#platform/web/client-platform.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { CurrentPasswordField } from '#platform/web/form/CurrentPasswordField.tsx'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { toast } from '#ui/toast.ts'
import { CodeField } from '../../CodeField.tsx'
import { accounts } from '../../data.ts'
import { refetchAccount } from '../../follow-accounts.ts'
import { refreshMember } from '#features/members/web/index.ts'
import { useFieldRules } from '../../use-field-rules.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Key = Awaited<ReturnType<typeof accounts.call.beginSecondFactor>>
type Step = { name: 'password' } | { name: 'app'; key: Key } | { name: 'codes'; codes: readonly string[] }

interface TurnOnDialogProps {
  email: string
  onClose: () => void
}

/** Turns on the second factor: the password, the app, the recovery codes. */
export function TurnOnDialog({ email, onClose }: TurnOnDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const confirm = useMutation({
    mutationFn: (code: string) => accounts.call.confirmSecondFactor({ code }),
    onSuccess: ({ recovery_codes: codes }) => setStep({ name: 'codes', codes }),
  })
  const texts = {
    password: {
      title: t`Turn on the second factor`,
      description: t`You’ll need an authenticator app, such as Aegis, Google Authenticator or your password manager.`,
    },
    app: { title: t`Add the account to your app`, description: t`Scan this code with the app. Then enter the six digits that it shows.` },
    codes: {
      title: t`Save your recovery codes`,
      description: t`The second factor is on. If you lose your phone, these codes let you in. They are only shown once.`,
    },
  }
  function close() {
    // The answer contains the recovery codes.
    if (confirm.isPending) return
    onClose()
    if (step.name !== 'codes') return
    void refetchAccount(queryClient)
    void refreshMember(queryClient)
  }
  return (
    <Dialog isOpen onOpenChange={close} isDismissable={step.name === 'password'} {...texts[step.name]} closeLabel={t`Close`}>
      {step.name === 'password' && <PasswordStep email={email} onClose={close} onDone={(key) => setStep({ name: 'app', key })} />}
      {step.name === 'app' && <AppStep appKey={step.key} onClose={close} onCode={confirm.mutateAsync} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
    </Dialog>
  )
}

interface PasswordStepProps {
  email: string
  onClose: () => void
  onDone: (key: Key) => void
}

function PasswordStep({ email, onClose, onDone }: PasswordStepProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const form = useForm({ current_password: '' })
  const { banner, refusals, isPending } = useSubmission(form)

  function send() {
    const { current_password } = form.values.get()
    void form.submit({
      problems: { current_password: rules.currentPassword(current_password) },
      request: async () => onDone(await accounts.call.beginSecondFactor({ current_password })),
    })
  }

  return (
    <Form className="grid gap-4" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field form={form} name="current_password">
        {(field) => <CurrentPasswordField {...field} autoFocus={!isPhone} />}
      </Field>
      <DialogActions>
        <Button isDisabled={isPending} onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Checking`}>
          <Trans>Continue</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}

interface AppStepProps {
  appKey: Key
  onClose: () => void
  onCode: (code: string) => Promise<unknown>
}

function AppStep({ appKey: { key, address }, onClose, onCode }: AppStepProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const isPhone = useIsPhone()
  const form = useForm({ code: '' })
  const { banner, refusals, isPending } = useSubmission(form)

  function send() {
    const { code } = form.values.get()
    void form.submit({
      problems: { code: rules.code(code) },
      request: async () => void (await onCode(code)),
    })
  }

  async function copy() {
    if (await copyText(key)) toast.success(t`Key copied`)
    else toast.error(t`Failed to copy the key`)
  }

  return (
    <Form className="grid gap-4" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <div className="mx-auto w-50">
        <QrCode text={address} label={t`QR code for your authenticator app`} />
      </div>
      {/* A phone cannot scan its own screen. The desktop shell opens no such links. */}
      {isPhone && detectPlatform() !== 'electron' && (
        <a href={address} className={buttonClass({ size: 'tall' })}>
          <Trans>Open the app on this phone</Trans>
        </a>
      )}
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-ink-2">
            <Trans>Can’t scan it? Type this key into the app:</Trans>
          </span>
          <span className="block break-words text-balance select-all [font-variant-ligatures:none]">{inGroups(key)}</span>
        </p>
        <Button size="small" aria-label={t`Copy the key`} onPress={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy</Trans>
        </Button>
      </div>
      <Field form={form} name="code">
        {(field) => <CodeField {...field} kind="app" autoFocus={!isPhone} />}
      </Field>
      <DialogActions>
        <Button isDisabled={isPending} onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Checking`}>
          <Trans>Turn on</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}

/** Easier to type. */
const inGroups = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')
