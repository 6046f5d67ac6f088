import type { FastifyRequest } from 'fastify'
import type { Reader } from '#platform/server/database/index.ts'
import { siteUrlFor } from '#platform/server/site-url.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import { htmlOfMarkdown } from '#platform/server/markdown.ts'
import type { Services } from '#platform/server/services.ts'
import type { CommunitySettings } from '#features/community/contract.ts'
import { settingsOf } from '#features/community/server/index.ts'
import { countRunning } from '#features/deals/server/index.ts'
import { countMembers, memberCountries } from '#features/directory/server/index.ts'
import { publicEventPath } from '#features/events/paths.ts'
import type { PublicEvent } from '#features/events/public-event.ts'
import { countAhead } from '#features/events/server/index.ts'
import { joiningMode } from '#features/joining/server/index.ts'
import { type PublishedTerms, legalMarkdown, publishedTerms } from '#features/legal/server/index.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import type { PublicOrganisation } from '#features/organisations/public-organisation.ts'
import { keptPeriods } from '#features/retention/server/index.ts'
import { publicAnswers } from '#features/sustainability/server/index.ts'
import { latestReviews } from '#features/reviews/server/index.ts'
import { type Language, languages, localeOf } from '#platform/language.ts'
import { inLanguage } from '#platform/paths.ts'
import { recordOf } from '#platform/record-of.ts'
import type { ComposePage, PageAssets, PageCard } from '#platform/server/http/page.ts'
import type { CommunityFigures, LandingFacts, VisitorPage } from '../facts.ts'
import { audienceData } from './audience-data.ts'
import { eventData } from './event-data.ts'
import { organisationData } from './organisation-data.ts'
import { isAudience, isLegal, pathOf } from './page-paths.ts'
import { eventCardPath, organisationCardPath, socialCardPath } from './social-card.ts'

/** Built by Vite from features/landing/web/render.tsx. */
export type VisitorRenderer = (
  page: VisitorPage,
  facts: LandingFacts,
  reader: { language: Language; locale: string },
  html?: string,
) => { title: string; description: string; body: string }

/** For whom a page is rendered, if not for visitors in general. */
interface PageReader {
  language: Language
  /** Uses the URL of this language, instead of the one that follows the reader's. */
  isAtLanguage?: boolean
  /** A member's id. */
  member?: string | undefined
  /** Shows content for operators. */
  isOperator?: boolean
  /** The one that the page is about. */
  organisation?: PublicOrganisation | undefined
  event?: PublicEvent | undefined
  /** A version of the terms other than the newest. */
  termsVersion?: number | undefined
  /** Unsaved settings for an operator's preview. */
  preview?: CommunitySettings | undefined
  siteUrl: string
}

/** How long figures and reviews on the landing page are cached, in milliseconds. */
const freshness = { figures: 60_000, reviews: 5_000 }
/** Counting stops here; the page then shows "more than". */
const mostCounted = 1_000
/** How many of the latest reviews are shown. */
const shownReviews = 6

/** What the pages are made with: Vite's files, and how a document is put together. */
export interface VisitorSources {
  visitor: Record<Language, PageAssets>
  render: VisitorRenderer
}

/** Renders a visitor's page for a request, in the reader's language unless another is given. */
export type RenderVisitorPage = (page: VisitorPage, request: FastifyRequest, given?: Partial<PageReader>) => Promise<string>

/** The visitors' pages, which work without scripts. Rendered again only when data was reloaded or the settings changed. */
export function visitorPages(services: Services, sources: () => Promise<VisitorSources>, compose: ComposePage): RenderVisitorPage {
  const reader = services.database.kysely
  const currentFigures = cachedFor(freshness.figures, () => readFigures(reader))
  const currentReviews = cachedFor(freshness.reviews, () => latestReviews(reader, shownReviews))
  const rendered = new Map<string, { from: readonly unknown[]; html: string }>()

  return async (page, request, given = {}) => {
    const asked = { language: wantedLanguage(request.headers), siteUrl: siteUrlFor(request, services.configuration), ...given }
    const { visitor, render } = await sources()
    const assets = visitor[asked.language]
    const [{ settings, version }, joining, figures, reviews] = await Promise.all([
      settingsOf(services),
      joiningMode(reader),
      currentFigures(),
      currentReviews(),
    ])
    const { member, organisation, event, preview, siteUrl, language, isAtLanguage = false } = asked
    const sustainability = organisation && (await publicAnswers(services, organisation.id, language))
    const terms = page === 'terms' ? await publishedTerms(reader, language, asked.termsVersion) : undefined
    const kept = page === 'privacy' ? await keptPeriods(reader, language) : {}
    const facts: LandingFacts = {
      settings: preview ?? settings,
      joining,
      figures,
      reviews,
      year: new Date().getFullYear(),
      member,
      isPreview: preview !== undefined,
      organisation,
      sustainability,
      event,
      terms: terms && { number: terms.number, newest: terms.newest, published_at: terms.published_at.toISOString() },
      path: organisation ? organisationPath(organisation.slug) : event ? publicEventPath(event.id) : pathOf(page),
    }
    const make = () => documentOf(compose, render, assets, page, { facts, terms, kept }, asked, version)
    if (member || organisation || event || asked.termsVersion) return make()
    const from = [version, joining, terms?.number, Object.values(kept).join(), figures, reviews, assets.script, siteUrl]
    const name = [page, language, isAtLanguage].join()
    const known = rendered.get(name)
    if (known?.from.every((part, at) => part === from[at])) return known.html
    const html = make()
    rendered.set(name, { from, html })
    return html
  }
}

/** Caches the result of `read` for `mostAge` milliseconds; failures are not cached. */
function cachedFor<Read>(mostAge: number, read: () => Promise<Read>): () => Promise<Read> {
  let known: { answer: Promise<Read>; at: number } | undefined
  return () => {
    if (known && Date.now() - known.at < mostAge) return known.answer
    const answer = read()
    known = { answer, at: Date.now() }
    answer.catch(() => (known = undefined))
    return answer
  }
}

async function readFigures(reader: Reader): Promise<CommunityFigures> {
  const [{ all }, countries, deals, events] = await Promise.all([
    countMembers(reader),
    memberCountries(reader, {}),
    countRunning(reader, mostCounted),
    countAhead(reader, mostCounted),
  ])
  return { members: all, countries: countries.length, deals, events }
}

function documentOf(
  compose: ComposePage,
  render: VisitorRenderer,
  assets: PageAssets,
  page: VisitorPage,
  { facts, terms, kept }: { facts: LandingFacts; terms: PublishedTerms | undefined; kept: Record<string, string> },
  { siteUrl, language, isAtLanguage = false, isOperator = false }: PageReader,
  version: number,
): string {
  const { settings, organisation, event } = facts
  const { title, description, body } = render(
    page,
    facts,
    { language, locale: localeOf(language, []) },
    isLegal(page)
      ? htmlOfMarkdown(terms?.markdown ?? legalMarkdown(page, settings, isOperator && !settings.legal_confirmed, language, kept)).html
      : undefined,
  )
  function cardPath() {
    if (organisation) return organisationCardPath(organisation)
    return event ? eventCardPath(event, language) : socialCardPath(language, version)
  }
  const url = siteUrl + (isAtLanguage && facts.path !== undefined ? inLanguage(language, facts.path) : facts.path)
  const card: PageCard | undefined =
    facts.path === undefined || facts.isPreview
      ? undefined
      : {
          description,
          url,
          inLanguages: addressesOf(siteUrl, facts.path),
          picture: siteUrl + cardPath(),
          ...(page === 'landing' && { structuredData: communityData(settings, description, siteUrl) }),
          ...(isAudience(page) && { structuredData: audienceData(title, description, url, language, siteUrl) }),
          ...(organisation && { structuredData: organisationData(organisation, siteUrl) }),
          ...(event && { structuredData: eventData(event, siteUrl) }),
        }
  return compose({ language, title, site: { name: settings.name, accent: settings.accent }, card, assets, body })
}

const addressesOf = (siteUrl: string, path: string) => ({
  ...recordOf(languages, (language) => siteUrl + inLanguage(language, path)),
  'x-default': siteUrl + path,
})

/** https://schema.org/Organization and https://schema.org/WebSite */
function communityData(settings: CommunitySettings, description: string, siteUrl: string): object {
  const { name, contact_email, contact_phone, contact_address, operator_name } = settings
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#site`,
        url: `${siteUrl}/`,
        name,
        description,
        publisher: { '@id': `${siteUrl}/#organisation` },
      },
      {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organisation`,
        name: operator_name || name,
        url: `${siteUrl}/`,
        ...(contact_email && { email: contact_email }),
        ...(contact_phone && { telephone: contact_phone }),
        ...(contact_address && { address: contact_address }),
      },
    ],
  }
}
