import { I18nProvider } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { activateMessages } from '#platform/web/i18n.ts'
import { messages } from '#platform/web/locales/visitors.en.po'
import type { LandingFacts } from '../facts.ts'
import { LandingPage } from './LandingPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

type VisitorPage = 'landing' | 'reset-password'

const i18n = activateMessages(messages)

/** A visitor's page as static markup. A page without a description is not for search engines. */
export function render(page: VisitorPage, facts: LandingFacts): { title: string; description: string; body: string } {
  const isLanding = page === 'landing'
  return {
    title: i18n._(isLanding ? msg`European founders and sustainable capital · ESG Network` : msg`Choose a new password · ESG Network`),
    description: isLanding
      ? i18n._(msg`A community of European startups, investors, mentors and advisors who build and fund companies that last.`)
      : '',
    body: renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        {isLanding ? <LandingPage facts={facts} year={new Date().getFullYear()} /> : <ResetPasswordPage />}
      </I18nProvider>,
    ),
  }
}
