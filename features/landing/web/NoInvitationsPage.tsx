import { Trans, useLingui } from '@lingui/react/macro'
import { landingPath } from '#platform/paths.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Logo } from '#ui/Logo.tsx'
import { buttonClass } from '#ui/button-class.ts'

export type NoInvitationsStep = 'no-invitations' | 'no-invitations-done' | 'no-invitations-invalid'

/** The page behind “Do not invite me again” in invitations; its button posts a form to the page's own URL. */
export function NoInvitationsPage({ step }: { step: NoInvitationsStep }) {
  const { t } = useLingui()
  const community = siteName()
  const { title, text } = {
    'no-invitations': {
      title: t`No more invitations?`,
      text: t`Your invitation will be withdrawn, and nobody can invite this address to ${community} again. We will store only a fingerprint of it.`,
    },
    'no-invitations-done': {
      title: t`You won’t be invited again`,
      text: t`If you change your mind, you can still join ${community} with a link that somebody gives you.`,
    },
    'no-invitations-invalid': {
      title: t`This link is not valid`,
      text: t`The invitation has been deleted, or the link is incomplete. Please use the link in your latest invitation.`,
    },
  }[step]
  return (
    <main className="mx-auto grid max-w-[424px] content-start gap-6 px-4 pt-[12vh] pb-8 phone:pt-6">
      <a href={landingPath()} aria-label={t`${community}, start page`} className="flex justify-self-start">
        <Logo name={community} />
      </a>
      <div className="grid gap-2">
        <h1 className="text-20 font-semibold">{title}</h1>
        <p className="text-ink-2">{text}</p>
      </div>
      {step === 'no-invitations' && (
        <form method="post">
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'tall' })}>
            <Trans>Do not invite me again</Trans>
          </button>
        </form>
      )}
    </main>
  )
}
