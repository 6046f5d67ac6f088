import { Trans } from '@lingui/react/macro'
import type { CommunitySettings } from '#features/community/contract.ts'
import type { JoiningMode } from '#features/joining/vocabulary.ts'
import { buttonClass } from '#ui/button-class.ts'
import { AudienceLinks } from './audiences/AudienceLinks.tsx'
import { HeroIllustration } from './HeroIllustration.tsx'
import { MainButton } from './MainButton.tsx'
import { NeedsScripts } from './NeedsScripts.tsx'
import { column } from './Section.tsx'

export function Hero({
  settings: { name, headline, introduction },
  joining,
  isMember,
}: {
  settings: Pick<CommunitySettings, 'name' | 'headline' | 'introduction'>
  joining: JoiningMode
  isMember: boolean
}) {
  const button = 'phone:flex-1'
  return (
    <section
      className={`${column} grid grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] items-center gap-16 pt-19 pb-18 max-lg:grid-cols-1 max-lg:gap-9 phone:py-10`}
    >
      <div>
        <h1 className="text-hero font-semibold text-balance wrap-anywhere">
          {headline || <Trans>Where European founders meet sustainable capital</Trans>}
        </h1>
        <p className="mt-6 mb-8 max-w-[46ch] whitespace-pre-line text-ink-2 wrap-anywhere phone:mt-4 phone:mb-6">
          {introduction || (
            <Trans>
              {name} connects startups, investors, mentors and advisors who build and fund companies that last. Introductions with a reason,
              decks that get read, and conversations that lead somewhere.
            </Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <MainButton joining={joining} isMember={isMember} className={button} />
          <a href="#how" className={buttonClass({ size: 'tall', className: button })}>
            <Trans>See how it works</Trans>
          </a>
        </div>
        <NeedsScripts />
        <p className="mt-4 text-ink-3">
          <Trans>Free to join. No tracking, and you can export or delete your data at any time.</Trans>
        </p>
        <AudienceLinks className="mt-6" />
      </div>
      <HeroIllustration />
    </section>
  )
}
