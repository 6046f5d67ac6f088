import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useJoiningTerms, wayToJoin } from '#features/joining/web/index.ts'
import { useFieldValue, useForm } from '#platform/web/form/use-form.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useStore } from '#platform/web/use-store.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { blankAccount } from './account-form.ts'
import { CodeForm } from './CodeForm.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { JoinView } from './JoinView.tsx'
import { SignInForm } from './SignInForm.tsx'
import { welcomeBack } from './welcome-back.ts'

/** `code` asks for the second factor; `applied` says what follows an application; `forgot` requests a reset link, `sent` confirms that it is on its way. */
export type SignInMode = 'sign-in' | 'code' | 'join' | 'applied' | 'forgot' | 'sent'

interface SignInDialogProps {
  isOpen: boolean
  mode: SignInMode
  onModeChange: (mode: SignInMode) => void
  onClose: () => void
}

export function SignInDialog({ isOpen, mode, onModeChange, onClose }: SignInDialogProps) {
  const { t, i18n } = useLingui()
  const isPhone = useIsPhone()
  const [challenge, setChallenge] = useState('')
  const form = useForm(blankAccount)
  const email = useFieldValue(form, 'email')
  const isPending = useStore(form.isPending)

  const { terms, problem, retry } = useJoiningTerms(mode === 'join')
  const isAsking = terms !== undefined && wayToJoin(terms) === 'apply'

  const go = (next: SignInMode) => () => {
    form.forgetRefusals()
    onModeChange(next)
  }
  const close = () => {
    form.forgetRefusals()
    onClose()
  }
  function askForCode(given: string) {
    setChallenge(given)
    onModeChange('code')
  }
  const switchTo = (next: SignInMode, label: string) => (
    <button type="button" disabled={isPending} onClick={go(next)} className="link">
      {label}
    </button>
  )

  const community = siteName()
  const views: Record<SignInMode, { title: string; description: ReactNode; content: ReactNode }> = {
    'sign-in': {
      title: t`Sign in`,
      description: <Trans>New here? {switchTo('join', t`Join ${community}`)}</Trans>,
      content: <SignInForm form={form} onForgot={go('forgot')} onChallenge={askForCode} />,
    },
    code: {
      title: t`Second factor`,
      description: <Trans>Enter a code to sign in.</Trans>,
      content: (
        <CodeForm
          key={challenge}
          challenge={challenge}
          onSignedIn={(answer) => welcomeBack(i18n, answer, { isPhone })}
          onBack={go('sign-in')}
        />
      ),
    },
    join: {
      title: isAsking ? t`Ask to join ${community}` : t`Join ${community}`,
      description: <Trans>Already a member? {switchTo('sign-in', t`Sign in`)}</Trans>,
      content: <JoinView form={form} terms={terms} problem={problem} onRetry={retry} onApplied={go('applied')} />,
    },
    applied: {
      title: t`Confirm your address`,
      description: (
        <Trans>
          We’ve sent an email to {email} that says what to do next. If it doesn’t arrive in a few minutes, look in your spam folder, or ask
          to join again.
        </Trans>
      ),
      content: (
        <Button autoFocus size="tall" className="w-full" onPress={close}>
          <Trans>Close</Trans>
        </Button>
      ),
    },
    forgot: {
      title: t`Reset your password`,
      description: <Trans>We’ll email you a link to choose a new password.</Trans>,
      content: <ForgotPasswordForm form={form} onSent={go('sent')} onBack={go('sign-in')} />,
    },
    sent: {
      title: t`Check Your Email`,
      description: (
        <Trans>
          If {email} belongs to an account, we’ve emailed a link to choose a new password. It works once and expires in one hour. If you
          asked before, the earlier link works too.
        </Trans>
      ),
      content: (
        <Button autoFocus size="tall" className="w-full" onPress={go('sign-in')}>
          <Trans>Back to Sign In</Trans>
        </Button>
      ),
    },
  }
  const { title, description, content } = views[mode]

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || close()}
      title={title}
      description={description}
      closeLabel={t`Close`}
      isDismissable={!isPending}
      size={mode === 'join' ? 'regular' : 'small'}
    >
      {content}
    </Dialog>
  )
}
