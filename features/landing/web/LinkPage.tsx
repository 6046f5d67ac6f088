import { Trans, useLingui } from '@lingui/react/macro'
import { landingPath } from '#platform/paths.ts'
import { Logo } from '#ui/Logo.tsx'

/** What stands round a screen that the link of a mail leads to, which needs scripts to check the link. */
export function LinkPage({ screen }: { screen: 'reset-password' | 'confirm-email' }) {
  const { t } = useLingui()
  return (
    <main className="mx-auto grid max-w-[424px] content-start gap-6 px-4 pt-[12vh] pb-8 phone:pt-6">
      <a href={landingPath()} aria-label={t`ESG Network, start page`} className="flex justify-self-start">
        <Logo name="ESG Network" />
      </a>
      <h1 className="text-20 font-semibold">
        {screen === 'reset-password' ? <Trans>Choose a new password</Trans> : <Trans>Your email address</Trans>}
      </h1>
      <noscript>
        <p>
          {screen === 'reset-password' ? (
            <Trans>Setting a new password needs JavaScript. Please allow it for this page and open the link again.</Trans>
          ) : (
            <Trans>Confirming an address needs JavaScript. Please allow it for this page and open the link again.</Trans>
          )}
        </p>
      </noscript>
      <div id="island" data-screen={screen} className="min-h-64" />
    </main>
  )
}
