import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { legalPath } from '#features/legal/paths.ts'
import { citiesAttribution } from '#features/places/attribution.ts'
import { languageNames, languages } from '#platform/language.ts'
import { inLanguage } from '#platform/paths.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { Logo } from '#ui/Logo.tsx'
import type { LandingFacts } from '../facts.ts'
import { column } from './Section.tsx'
import { StoreButtons } from './StoreButtons.tsx'
import { useLegalNames } from './use-legal-names.ts'
import { useSectionLinks } from './use-section-links.ts'

/** @param landing address of the landing page, on other pages */
export function SiteFooter({ facts: { settings, year, path }, landing }: { facts: LandingFacts; landing?: string }) {
  const { t } = useLingui()
  const { source, sourceUrl, licence, licenceUrl } = citiesAttribution
  const { name, tagline, contact_email, contact_phone, contact_address } = settings
  return (
    <footer className="border-t border-line">
      <div className={`${column} pt-12 pb-8`}>
        <div className="grid grid-cols-[1.6fr_1fr_1fr_1.3fr] gap-10 max-lg:grid-cols-2 phone:grid-cols-1 phone:gap-7">
          <div>
            <Logo name={name} />
            <p className="mt-3.5 mb-4.5 max-w-[34ch] text-ink-2 wrap-anywhere">
              {tagline || <Trans>Networking for the European startup and sustainable investment community.</Trans>}
            </p>
            <StoreButtons />
          </div>
          <Column title={t`Platform`}>
            {useSectionLinks(landing).map(({ href, label }) => (
              <FooterLink key={href} href={href}>
                {label}
              </FooterLink>
            ))}
          </Column>
          <Column title={t`Legal`}>
            {useLegalNames().map(([text, label]) => (
              <FooterLink key={text} href={legalPath(text)} isLegal>
                {label}
              </FooterLink>
            ))}
          </Column>
          <Column id="contact" title={t`Contact`}>
            {contact_email && <FooterLink href={`mailto:${contact_email}`}>{contact_email}</FooterLink>}
            {contact_phone && <FooterLink href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`}>{contact_phone}</FooterLink>}
            <li className="py-1 whitespace-pre-line wrap-anywhere">{contact_address || t`Cork, Ireland`}</li>
          </Column>
        </div>
        <div className="mt-9 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-5 text-12 text-ink-3">
          <span>
            © {year} {name}
          </span>
          {path !== undefined && <Languages path={path} />}
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

/** Links to the same page in each language. */
function Languages({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex flex-wrap gap-x-4">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(language, path)}
              hrefLang={language}
              lang={language}
              aria-current={language === pageLanguage() ? 'true' : undefined}
              className="inline-block py-1 hover:text-ink aria-current:font-medium aria-current:text-ink-2"
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Column({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-16">
      <h2 className="mb-3 text-12 font-medium text-ink-3">{title}</h2>
      <ul className="text-ink-2">{children}</ul>
    </section>
  )
}

/** Legal texts open in a dialog if scripts run. */
function FooterLink({ href, isLegal, children }: { href: string; isLegal?: boolean; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        data-dialog={isLegal}
        className="inline-block py-1 wrap-anywhere tabular-nums hover:text-ink phone:flex phone:min-h-11 phone:items-center"
      >
        {children}
      </a>
    </li>
  )
}
