import { Trans, useLingui } from '@lingui/react/macro'
import { landingPath } from '#platform/paths.ts'
import { Logo } from '#ui/Logo.tsx'

/** What stands round the reset screen, which needs scripts to check the link. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  return (
    <main className="mx-auto grid max-w-[424px] content-start gap-6 px-4 pt-[12vh] pb-8 phone:pt-6">
      <a href={landingPath()} aria-label={t`ESG Network, start page`} className="flex justify-self-start">
        <Logo name="ESG Network" />
      </a>
      <h1 className="text-20 font-semibold">
        <Trans>Choose a new password</Trans>
      </h1>
      <noscript>
        <p>
          <Trans>Setting a new password needs JavaScript. Please allow it for this page and open the link again.</Trans>
        </p>
      </noscript>
      <div id="island" data-screen="reset-password" className="min-h-64" />
    </main>
  )
}
