import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { accounts } from './data.ts'
import { InvalidResetLink } from './InvalidResetLink.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import type { ResetTokens } from './reset-tokens.ts'
import { SignInDialog, type SignInMode } from './SignInDialog.tsx'

type LinkState = 'checking' | 'invalid' | { account: { email: string; full_name: string } } | { problem: string }

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

  return (
    <>
      {link === 'checking' && <FormSkeleton label={t`Checking the link`} />}
      {typeof link === 'object' && 'account' in link && tokens && (
        <NewPasswordForm tokens={tokens} account={link.account} onInvalid={() => setLink('invalid')} />
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
