import { Trans, useLingui } from '@lingui/react/macro'
import { landingPath } from '#platform/paths.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { eventsPath } from '#features/events/paths.ts'
import { availabilityPath } from '#features/meetings/paths.ts'
import { notificationsPath } from '#features/notifications/paths.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Logo } from '#ui/Logo.tsx'
import { buttonClass } from '#ui/button-class.ts'

export type UnsubscribeStep = 'unsubscribe' | 'unsubscribed' | 'unsubscribe-invalid'

/** The page behind the unsubscribe link in emails; its button posts a form to the page's own URL. */
export function UnsubscribePage({ step }: { step: UnsubscribeStep }) {
  const { t } = useLingui()
  const community = siteName()
  return (
    <main className="mx-auto grid max-w-[424px] content-start gap-6 px-4 pt-[12vh] pb-8 phone:pt-6">
      <a href={landingPath()} aria-label={t`${community}, start page`} className="flex justify-self-start">
        <Logo name={community} />
      </a>
      {step === 'unsubscribe' && <Ask />}
      {step === 'unsubscribed' && <Done />}
      {step === 'unsubscribe-invalid' && <Invalid />}
    </main>
  )
}

function Ask() {
  return (
    <>
      <Words title={<Trans>Turn off email notifications?</Trans>}>
        <Trans>
          You will no longer get emails about messages and other news. Invitations to meetings for your calendar, their changes, and
          reminders of events will stop as well. You will still get emails about your password.
        </Trans>
      </Words>
      <form method="post" className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'tall' })}>
          <Trans>Turn off emails</Trans>
        </button>
        <SettingsLink>
          <Trans>Choose your notifications</Trans>
        </SettingsLink>
      </form>
    </>
  )
}

function Done() {
  return (
    <>
      <Words title={<Trans>Email notifications are off</Trans>}>
        <Trans>Turned off by mistake? Sign in and change your settings.</Trans>
      </Words>
      <p className="flex flex-wrap gap-3">
        <SettingsLink>
          <Trans>Notification settings</Trans>
        </SettingsLink>
        <SettingsLink to={availabilityPath()}>
          <Trans>Your availability</Trans>
        </SettingsLink>
        <SettingsLink to={eventsPath('preferences')}>
          <Trans>Event settings</Trans>
        </SettingsLink>
      </p>
    </>
  )
}

function Invalid() {
  return (
    <>
      <Words title={<Trans>This link is not valid</Trans>}>
        <Trans>Please use the link in your latest email, or sign in and change your settings.</Trans>
      </Words>
      <p>
        <SettingsLink>
          <Trans>Notification settings</Trans>
        </SettingsLink>
      </p>
    </>
  )
}

function Words({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}

function SettingsLink({ to = notificationsPath('settings'), children }: { to?: string; children: React.ReactNode }) {
  return (
    <a href={signInPath(to)} className={buttonClass({ size: 'tall' })}>
      {children}
    </a>
  )
}
