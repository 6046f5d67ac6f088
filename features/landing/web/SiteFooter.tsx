import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { citiesAttribution } from '#features/places/attribution.ts'
import { Logo } from '#ui/Logo.tsx'
import type { LandingFacts } from '../facts.ts'
import { column } from './Section.tsx'
import { StoreButtons } from './StoreButtons.tsx'
import { useSectionLinks } from './use-section-links.ts'

export function SiteFooter({ contact, year }: Pick<LandingFacts, 'contact'> & { year: number }) {
  const { t } = useLingui()
  const { source, sourceUrl, licence, licenceUrl } = citiesAttribution
  return (
    <footer className="border-t border-line">
      <div className={`${column} pt-12 pb-8`}>
        <div className="grid grid-cols-[1.6fr_1fr_1.3fr] gap-10 phone:grid-cols-1 phone:gap-7">
          <div>
            <Logo name="ESG Network" />
            <p className="mt-3.5 mb-4.5 max-w-[34ch] text-ink-2">
              <Trans>Networking for the European startup and sustainable investment community.</Trans>
            </p>
            <StoreButtons />
          </div>
          <Column title={t`Platform`}>
            {useSectionLinks().map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-block py-1 hover:text-ink">
                  {label}
                </a>
              </li>
            ))}
          </Column>
          <Column id="contact" title={t`Contact`}>
            {contact?.email && (
              <li>
                <a href={`mailto:${contact.email}`} className="inline-block py-1 hover:text-ink">
                  {contact.email}
                </a>
              </li>
            )}
            {contact?.phone && (
              <li>
                <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className="inline-block py-1 tabular-nums hover:text-ink">
                  {contact.phone}
                </a>
              </li>
            )}
            <li className="py-1">{contact?.address ?? t`Cork, Ireland`}</li>
          </Column>
        </div>
        <div className="mt-9 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-5 text-12 text-ink-3">
          <span>© {year} ESG Network</span>
          <span>
            <Trans>
              City data:{' '}
              <a href={sourceUrl} className="underline underline-offset-3 hover:text-ink">
                {source}
              </a>{' '}
              (
              <a href={licenceUrl} className="underline underline-offset-3 hover:text-ink">
                {licence}
              </a>
              )
            </Trans>
          </span>
        </div>
      </div>
    </footer>
  )
}

function Column({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="scroll-mt-16">
      <h2 className="mb-3 text-12 font-medium text-ink-3">{title}</h2>
      <ul className="text-ink-2">{children}</ul>
    </section>
  )
}
