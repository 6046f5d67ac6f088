import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/button-class.ts'
import { column, headingClass } from './Section.tsx'
import { SignInLink } from './SignInLink.tsx'

export function Community() {
  return (
    <section
      id="community"
      aria-labelledby="community-title"
      className="scroll-mt-16 bg-accent text-on-accent phone:scroll-mt-14 dark:bg-accent-soft dark:text-ink"
    >
      <div className={`${column} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-16 phone:py-11`}>
        <div>
          <h2 id="community-title" className={headingClass}>
            <Trans>Take your place in the community</Trans>
          </h2>
          <p className="mt-2.5 max-w-[52ch] text-16 opacity-90">
            <Trans>
              Join, complete your profile, and others find you in the directory the same minute. You can change what you wrote at any time.
            </Trans>
          </p>
        </div>
        <SignInLink mode="join" className={buttonClass({ size: 'large', className: 'text-ink' })}>
          <Trans>Get Started</Trans>
        </SignInLink>
      </div>
    </section>
  )
}
