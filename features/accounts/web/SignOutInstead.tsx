import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { useSignOut } from './use-sign-out.tsx'

/** Signs out a member who does not accept new terms now. */
export function SignOutInstead() {
  const { t } = useLingui()
  const { signOut, isSigningOut, question } = useSignOut()
  return (
    <div>
      <Button pending={isSigningOut} pendingLabel={t`Signing out...`} onPress={() => void signOut()}>
        <Trans>Sign out</Trans>
      </Button>
      {question}
    </div>
  )
}
