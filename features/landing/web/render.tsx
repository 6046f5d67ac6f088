import type { MessageDescriptor } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { activateTexts, readerLocale } from '#platform/web/i18n.ts'
import { type Reader, renderedFor } from '#platform/web/reader.ts'
import { publicTimes } from '#features/events/public-event.ts'
import type { LandingFacts, VisitorPage } from '../facts.ts'
import { FoundersPage } from './audiences/FoundersPage.tsx'
import { InvestorsPage } from './audiences/InvestorsPage.tsx'
import { MentorsPage } from './audiences/MentorsPage.tsx'
import { OperatorsPage } from './audiences/OperatorsPage.tsx'
import { audienceHeads } from './audiences/audience-heads.ts'
import { EventPage } from './EventPage.tsx'
import { LandingPage } from './LandingPage.tsx'
import { LegalPage } from './LegalPage.tsx'
import { kindLabels } from '#features/organisations/web/index.ts'
import { cityName } from '#features/places/web/index.ts'
import { LinkPage } from './LinkPage.tsx'
import { NoInvitationsPage } from './NoInvitationsPage.tsx'
import { OrganisationPage } from './OrganisationPage.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

/** Renders a visitor's page to static markup. Pages without a description are not indexed. @param html of a legal text */
export function render(
  page: VisitorPage,
  facts: LandingFacts,
  { language, locale }: Pick<Reader, 'language' | 'locale'>,
  html = '',
): { title: string; description: string; body: string } {
  return renderedFor({ isPhone: false, language, locale, timeZone: 'UTC', siteName: facts.settings.name }, () =>
    contentOf(page, facts, html),
  )
}

function contentOf(page: VisitorPage, facts: LandingFacts, html: string) {
  const i18n = activateTexts()
  const { name, headline, introduction } = facts.settings
  const isLanding = page === 'landing' || page === 'about'
  const title = isLanding && headline ? headline : i18n._(titles[page])
  const description = descriptions[page]
  function descriptionOf() {
    if (facts.organisation) {
      const { name: organisation, description: about, kind } = facts.organisation
      return excerptOf(about) || `${organisation} · ${i18n._(kindLabels[kind])}`
    }
    if (facts.event) {
      const { description: about, city } = facts.event
      return excerptOf(about) || [publicTimes(facts.event, readerLocale()), city && cityName(city)].filter(Boolean).join(' · ')
    }
    if (isLanding && introduction) return introduction
    return description ? i18n._({ ...description, values: { name } }) : ''
  }
  return {
    title: `${facts.organisation?.name ?? facts.event?.title ?? title} · ${name}`,
    description: descriptionOf(),
    body: renderToStaticMarkup(<I18nProvider i18n={i18n}>{screenOf(page, facts, html)}</I18nProvider>),
  }
}

/** The beginning of a text, as long as search engines show it. */
function excerptOf(description: string): string {
  const words = Array.from(description.replace(/\s+/g, ' ').trim())
  return words.length <= longestExcerpt
    ? words.join('')
    : `${words
        .slice(0, longestExcerpt)
        .join('')
        .replace(/\s+\S*$/, '')} …`
}
const longestExcerpt = 155

const titles: Record<VisitorPage, MessageDescriptor> = {
  landing: msg`European founders and sustainable capital`,
  about: msg`European founders and sustainable capital`,
  'sign-in': msg`Sign in`,
  'not-found': msg`Page not found`,
  join: msg`Join`,
  'reset-password': msg`Choose a new password`,
  'confirm-email': msg`Your account`,
  decision: msg`A decision by the operators`,
  'confirm-application': msg`Your application`,
  unsubscribe: msg`Email notifications`,
  unsubscribed: msg`Email notifications`,
  'unsubscribe-invalid': msg`Email notifications`,
  'no-invitations': msg`Invitations`,
  'no-invitations-done': msg`Invitations`,
  'no-invitations-invalid': msg`Invitations`,
  organisation: msg`Organisation`,
  event: msg`Event`,
  founders: audienceHeads.founders.name,
  investors: audienceHeads.investors.name,
  mentors: audienceHeads.mentors.name,
  operators: audienceHeads.operators.name,
  privacy: msg`Privacy Policy`,
  terms: msg`Terms of Service`,
  gdpr: msg`GDPR`,
  cookies: msg`Cookie Policy`,
  accessibility: msg`Accessibility`,
}

const community = msg`A community of European startups, investors, mentors and advisors who build and fund companies that last.`
const name = ''
const descriptions: Partial<Record<VisitorPage, MessageDescriptor>> = {
  landing: community,
  about: community,
  founders: audienceHeads.founders.lead,
  investors: audienceHeads.investors.lead,
  mentors: audienceHeads.mentors.lead,
  operators: audienceHeads.operators.lead,
  privacy: msg`What ${{ name }} stores about its members, why, for how long, and who can see it.`,
  terms: msg`What members of ${{ name }} can expect, and what is expected of them in return.`,
  gdpr: msg`Your rights over your data at ${{ name }}, and how to exercise them.`,
  cookies: msg`The few cookies that ${{ name }} sets, and why they don’t require your consent.`,
  accessibility: msg`How accessible ${{ name }} is, how that is checked, and what does not work yet.`,
}

function screenOf(page: VisitorPage, facts: LandingFacts, html: string) {
  switch (page) {
    case 'landing':
    case 'about':
      return <LandingPage facts={facts} />
    case 'sign-in':
    case 'join':
    case 'not-found':
      return <LandingPage facts={facts} insteadOf={page} />
    case 'founders':
      return <FoundersPage facts={facts} />
    case 'investors':
      return <InvestorsPage facts={facts} />
    case 'mentors':
      return <MentorsPage facts={facts} />
    case 'operators':
      return <OperatorsPage facts={facts} />
    case 'privacy':
    case 'terms':
    case 'gdpr':
    case 'cookies':
    case 'accessibility':
      return <LegalPage text={page} html={html} facts={facts} />
    case 'reset-password':
    case 'confirm-email':
    case 'decision':
    case 'confirm-application':
      return <LinkPage screen={page} />
    case 'unsubscribe':
    case 'unsubscribed':
    case 'unsubscribe-invalid':
      return <UnsubscribePage step={page} />
    case 'no-invitations':
    case 'no-invitations-done':
    case 'no-invitations-invalid':
      return <NoInvitationsPage step={page} />
    case 'organisation':
      return facts.organisation && <OrganisationPage organisation={facts.organisation} facts={facts} />
    case 'event':
      return facts.event && <EventPage event={facts.event} facts={facts} />
    default:
      return page satisfies never
  }
}
