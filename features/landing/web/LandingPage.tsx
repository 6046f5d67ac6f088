import type { LandingFacts } from '../facts.ts'
import { About } from './About.tsx'
import { Community } from './Community.tsx'
import { FactsStrip } from './FactsStrip.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** What visitors see. It claims nothing that is not true of this community today. */
export function LandingPage({ facts, year }: { facts: LandingFacts; year: number }) {
  return (
    <>
      <SiteHeader />
      <main>
        <Hero />
        <FactsStrip facts={facts} />
        <Features />
        <About />
        <Community />
      </main>
      <SiteFooter contact={facts.contact} year={year} />
      <div id="island" />
    </>
  )
}
