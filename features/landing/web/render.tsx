import type { MessageDescriptor } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { activateTexts } from '#platform/web/i18n.ts'
import type { LandingFacts } from '../facts.ts'
import { LandingPage } from './LandingPage.tsx'
import { LinkPage } from './LinkPage.tsx'
import { UnsubscribePage, type UnsubscribeStep } from './UnsubscribePage.tsx'

type VisitorPage = 'landing' | 'sign-in' | 'not-found' | 'reset-password' | 'confirm-email' | UnsubscribeStep

const i18n = activateTexts()

/** A visitor's page as static markup. A page without a description is not for search engines. */
export function render(page: VisitorPage, facts: LandingFacts): { title: string; description: string; body: string } {
  return {
    title: i18n._(titles[page]),
    description:
      page === 'landing'
        ? i18n._(msg`A community of European startups, investors, mentors and advisors who build and fund companies that last.`)
        : '',
    body: renderToStaticMarkup(<I18nProvider i18n={i18n}>{screenOf(page, facts)}</I18nProvider>),
  }
}

const titles: Record<VisitorPage, MessageDescriptor> = {
  landing: msg`European founders and sustainable capital · ESG Network`,
  'sign-in': msg`Sign in · ESG Network`,
  'not-found': msg`Page not found · ESG Network`,
  'reset-password': msg`Choose a new password · ESG Network`,
  'confirm-email': msg`Your email address · ESG Network`,
  unsubscribe: msg`E-mail notifications · ESG Network`,
  unsubscribed: msg`E-mail notifications · ESG Network`,
  'unsubscribe-invalid': msg`E-mail notifications · ESG Network`,
}

function screenOf(page: VisitorPage, facts: LandingFacts) {
  if (page === 'landing' || page === 'sign-in' || page === 'not-found') {
    return <LandingPage facts={facts} year={new Date().getFullYear()} insteadOf={page === 'landing' ? undefined : page} />
  }
  return page === 'reset-password' || page === 'confirm-email' ? <LinkPage screen={page} /> : <UnsubscribePage step={page} />
}
