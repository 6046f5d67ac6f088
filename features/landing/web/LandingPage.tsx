import { Trans } from '@lingui/react/macro'
import { Banner } from '#ui/Banner.tsx'
import type { LandingFacts } from '../facts.ts'
import { About } from './About.tsx'
import { Community } from './Community.tsx'
import { FactsStrip } from './FactsStrip.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LegalDialog } from './LegalDialog.tsx'
import { Reviews } from './Reviews.tsx'
import { column } from './Section.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface LandingPageProps {
  facts: LandingFacts
  /** Shown in place of a page that does not exist, of a members' page that requires signing in, or of an invitation's. */
  insteadOf?: 'not-found' | 'sign-in' | 'join' | undefined
}

/** The public page. It only claims what is true of this community today. */
export function LandingPage({ facts, insteadOf }: LandingPageProps) {
  const { settings, joining, figures, reviews, member, isPreview } = facts
  return (
    <>
      <SiteHeader member={member} joining={joining} />
      <main className="text-16">
        {insteadOf === 'not-found' && (
          <div className={`${column} pt-6`}>
            <Banner tone="warning">
              <Trans>There is no page at this address. It may have moved, or the link may be incomplete. This is the start page.</Trans>
            </Banner>
          </div>
        )}
        {isPreview && (
          <div className={`${column} pt-6`}>
            <Banner tone="info">
              <Trans>This is a preview. Nobody else sees these changes until you save the settings.</Trans>
            </Banner>
          </div>
        )}
        <Hero settings={settings} joining={joining} isMember={member !== undefined} />
        <FactsStrip figures={figures} />
        <HowItWorks />
        <Features />
        <About text={settings.about} />
        <Reviews reviews={reviews} isMember={member !== undefined} />
        <Community settings={settings} joining={joining} isMember={member !== undefined} />
      </main>
      <SiteFooter facts={facts} />
      <LegalDialog />
      <div id="island" data-screen={insteadOf} />
    </>
  )
}
