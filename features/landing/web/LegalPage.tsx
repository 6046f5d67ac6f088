import { Trans, useLingui } from '@lingui/react/macro'
import { legalPath } from '#features/legal/paths.ts'
import type { LegalText } from '#features/legal/texts.ts'
import { landingPath } from '#platform/paths.ts'
import { aboutPath } from '#features/community/paths.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { Banner } from '#ui/Banner.tsx'
import { classNames } from '#ui/class-names.ts'
import type { LandingFacts } from '../facts.ts'
import { column } from './Section.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useLegalNames } from './use-legal-names.ts'

/** @param html the program's text, with the operator's details filled in */
export function LegalPage({ text, html, facts }: { text: LegalText; html: string; facts: LandingFacts }) {
  const { t } = useLingui()
  const landing = facts.member ? aboutPath() : landingPath()
  return (
    <>
      <SiteHeader member={facts.member} joining={facts.joining} landing={landing} />
      <main className={`${column} grid grid-cols-[200px_minmax(0,1fr)] gap-14 py-14 max-lg:grid-cols-1 max-lg:gap-8 phone:py-8`}>
        <nav aria-label={t`Legal`}>
          <ul className="sticky top-24 grid gap-1 max-lg:static max-lg:flex max-lg:flex-wrap">
            {useLegalNames().map(([each, label]) => (
              <li key={each}>
                <a
                  href={legalPath(each)}
                  aria-current={each === text ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-9 items-center rounded-control px-3 phone:min-h-11',
                    each === text ? 'bg-selected font-medium text-accent-ink' : 'text-ink-2 hover:bg-hover',
                  )}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-[68ch] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          {!facts.settings.legal_confirmed && (
            <Banner tone="warning">
              <Trans>
                The people who run this community have not confirmed this text yet. The parts they need to complete, and those their lawyer
                should review, are marked.
              </Trans>
            </Banner>
          )}
          {text === 'terms' && facts.terms && facts.terms.number < facts.terms.newest && (
            <Banner
              tone="info"
              action={
                <a href={legalPath('terms')} className="link">
                  <Trans>Newest version</Trans>
                </a>
              }
            >
              <Trans>
                This is version {facts.terms.number} of the terms, published on {formatDay(facts.terms.published_at)}. There is a newer one.
              </Trans>
            </Banner>
          )}
          {/* Part of the program; the operator's details are escaped when they are filled in. */}
          <article id="legal-text" className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </main>
      <SiteFooter facts={facts} landing={landing} />
      <div id="island" />
    </>
  )
}
