import { useLingui } from '@lingui/react/macro'
import { landingPath } from '#platform/paths.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Logo } from '#ui/Logo.tsx'

export type LinkScreen = 'reset-password' | 'confirm-email' | 'confirm-application' | 'decision'

/** The page around a screen for a link in an email. The screen needs scripts to check the link; until then there is something to read. */
export function LinkPage({ screen }: { screen: LinkScreen }) {
  const { t } = useLingui()
  const community = siteName()
  const { title, introduction, withoutScripts } = {
    'reset-password': {
      title: t`Choose a new password`,
      introduction: t`The link in our email works once. A new password signs you out on all other devices.`,
      withoutScripts: t`You need JavaScript to set a new password. Please enable it for this page and open the link again.`,
    },
    'confirm-email': {
      title: t`Your account`,
      introduction: t`Opening a link from our emails changes nothing by itself. You decide on this page.`,
      withoutScripts: t`You need JavaScript to confirm an address. Please enable it for this page and open the link again.`,
    },
    'confirm-application': {
      title: t`Your application`,
      introduction: t`This makes sure that our emails reach you.`,
      withoutScripts: t`You need JavaScript to confirm an address. Please enable it for this page and open the link again.`,
    },
    decision: {
      title: t`A decision by the operators`,
      introduction: t`This page shows what was decided and why, and lets you appeal once.`,
      withoutScripts: t`You need JavaScript to appeal a decision. Please enable it for this page and open the link again.`,
    },
  }[screen]
  return (
    <main className="mx-auto grid max-w-[424px] content-start gap-6 px-4 pt-[12vh] pb-8 phone:pt-6">
      <a href={landingPath()} aria-label={t`${community}, start page`} className="flex justify-self-start">
        <Logo name={community} />
      </a>
      <div className="grid gap-2">
        <h1 className="text-20 font-semibold">{title}</h1>
        <p className="text-ink-2">{introduction}</p>
      </div>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
      <div id="island" data-screen={screen} className="min-h-64" />
    </main>
  )
}
