import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dashboardPath } from '#platform/paths.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { CodeForm } from './CodeForm.tsx'
import { accounts } from './data.ts'
import { InvalidResetLink } from './InvalidResetLink.tsx'
import { keepInShell } from './keep-in-shell.ts'
import { leavePage } from './leave-page.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import type { ResetTokens } from './reset-tokens.ts'
import { SignInDialog, type SignInMode } from './SignInDialog.tsx'

type LinkState = 'checking' | 'invalid' | { account: { email: string; full_name: string } } | { challenge: string } | { problem: string }

/** The screen of a reset link: checks the link and asks for the new password. */
export function ResetPassword({ tokens }: { tokens: ResetTokens | undefined }) {
  const { t } = useLingui()
  const [link, setLink] = useState<LinkState>(tokens ? 'checking' : 'invalid')
  const [mode, setMode] = useState<SignInMode>()

  useEffect(() => {
    if (link !== 'checking' || !tokens) return
    accounts.call.checkPasswordReset(tokens).then(
      ({ account }) => setLink(account ? { account } : 'invalid'),
      (error: unknown) => setLink({ problem: problemOf(error).text }),
    )
  }, [link, tokens])

  async function enter({ token }: { token: string | null }) {
    await keepInShell(token)
    handOverToast({ kind: 'success', title: t`Password Updated`, description: t`Your password has been successfully updated.` })
    await leavePage(dashboardPath())
  }

  return (
    <>
      {link === 'checking' && <FormSkeleton label={t`Checking the link`} />}
      {typeof link === 'object' && 'account' in link && tokens && (
        <NewPasswordForm
          tokens={tokens}
          account={link.account}
          onInvalid={() => setLink('invalid')}
          onChallenge={(challenge) => setLink({ challenge })}
          onSignedIn={enter}
        />
      )}
      {typeof link === 'object' && 'challenge' in link && (
        <div className="grid gap-4">
          <Banner tone="success">
            <Trans>Your password has been changed. Now enter a code of your second factor to sign in.</Trans>
          </Banner>
          <CodeForm challenge={link.challenge} onSignedIn={enter} onBack={() => setMode('sign-in')} />
        </div>
      )}
      {link === 'invalid' && <InvalidResetLink onAskAgain={() => setMode('forgot')} />}
      {typeof link === 'object' && 'problem' in link && (
        <ErrorState title={t`Failed to check the link`} retryLabel={t`Try again`} onRetry={() => setLink('checking')}>
          {link.problem}
        </ErrorState>
      )}
      <SignInDialog isOpen={mode !== undefined} mode={mode ?? 'forgot'} onModeChange={setMode} onClose={() => setMode(undefined)} />
    </>
  )
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-4">
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
      <Skeleton className="h-11" />
    </SkeletonGroup>
  )
}
