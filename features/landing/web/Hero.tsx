import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/button-class.ts'
import { HeroIllustration } from './HeroIllustration.tsx'
import { column } from './Section.tsx'
import { SignInLink } from './SignInLink.tsx'

export function Hero() {
  const button = 'phone:flex-1'
  return (
    <section
      className={`${column} grid grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] items-center gap-16 pt-19 pb-18 max-lg:grid-cols-1 max-lg:gap-9 phone:py-10`}
    >
      <div>
        <h1 className="text-hero font-semibold text-balance">
          <Trans>Where European founders meet sustainable capital</Trans>
        </h1>
        <p className="mt-6 mb-8 max-w-[46ch] text-[1.125rem] leading-[1.65] text-ink-2 phone:mt-4 phone:mb-6 phone:text-16">
          <Trans>
            ESG Network connects startups, investors, mentors and advisors who build and fund companies that last. Find each other by stage,
            ticket size, place and the goals you work towards.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <SignInLink mode="join" className={buttonClass({ variant: 'primary', size: 'large', className: button })}>
            <Trans>Get Started</Trans>
          </SignInLink>
          <a href="#features" className={buttonClass({ size: 'large', className: button })}>
            <Trans>See how it works</Trans>
          </a>
        </div>
        <noscript>
          <p className="mt-4 font-medium">
            <Trans>This page reads without JavaScript. Joining and signing in need it.</Trans>
          </p>
        </noscript>
        <p className="mt-4 text-ink-3">
          <Trans>Runs on the community’s own server. Nobody tracks you, and nothing loads from third parties.</Trans>
        </p>
      </div>
      <HeroIllustration />
    </section>
  )
}
