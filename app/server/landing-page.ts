import type { Reader } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { CommunitySettings } from '#features/community/contract.ts'
import { settingsOf } from '#features/community/server/index.ts'
import { countRunning } from '#features/deals/server/index.ts'
import { countMembers, memberCountries } from '#features/directory/server/index.ts'
import { countAhead } from '#features/events/server/index.ts'
import type { CommunityFigures, LandingFacts } from '#features/landing/facts.ts'
import { legalPath } from '#features/legal/paths.ts'
import { legalHtml } from '#features/legal/server/index.ts'
import { type LegalText, legalTexts } from '#features/legal/texts.ts'
import { latestReviews } from '#features/reviews/server/index.ts'
import { landingPath } from '#platform/paths.ts'
import { type PageAssets, type PageCard, htmlDocument } from './document.ts'
import { socialCardPath } from './social-card.ts'
import { coloursPath } from './community-colours.ts'

export type VisitorPage =
  | 'landing'
  | 'about'
  | 'sign-in'
  | 'not-found'
  | 'reset-password'
  | 'confirm-email'
  | 'decision'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'unsubscribe-invalid'
  | LegalText

/** Made by Vite from features/landing/web/render.tsx. */
export type LandingRenderer = (
  page: VisitorPage,
  facts: LandingFacts,
  html?: string,
) => { title: string; description: string; body: string }

/** For whom a page is rendered, if not for any visitor. */
interface PageReader {
  /** A member, by their id. */
  member?: string | undefined
  /** They run the community, and see what is for them to do. */
  isOperator?: boolean
  /** What an operator wants to see in the settings' place. */
  preview?: CommunitySettings | undefined
  siteUrl: string
}

/** How long what is counted of the community may be old on the landing page, and the reviews, in milliseconds. */
const freshness = { figures: 60_000, reviews: 5_000 }
/** Counted no further: the page says that there are more. */
const mostCounted = 1_000
/** How many of the latest reviews are shown. */
const shownReviews = 6

/** The pages of visitors, complete without scripts. Rendered anew only when something was read again, or the settings changed. */
export function landingPages(services: Services) {
  const reader = services.database.kysely
  const currentFigures = readNowAndThen(freshness.figures, () => readFigures(reader))
  const currentReviews = readNowAndThen(freshness.reviews, () => latestReviews(reader, shownReviews))
  const rendered = new Map<VisitorPage, { from: readonly unknown[]; html: string }>()

  return async (render: LandingRenderer, assets: PageAssets, page: VisitorPage, asked: PageReader): Promise<string> => {
    const [{ settings, version }, figures, reviews] = await Promise.all([settingsOf(services), currentFigures(), currentReviews()])
    const { member, preview, siteUrl } = asked
    const facts: LandingFacts = {
      settings: preview ?? settings,
      figures,
      reviews,
      year: new Date().getFullYear(),
      member,
      isPreview: preview !== undefined,
    }
    const make = () => document(render, assets, page, facts, asked, version)
    if (member) return make()
    const from = [version, figures, reviews, assets.script, siteUrl]
    const known = rendered.get(page)
    if (known?.from.every((part, at) => part === from[at])) return known.html
    const html = make()
    rendered.set(page, { from, html })
    return html
  }
}

/** Reads when asked for, unless that was a moment ago; a failure is not kept. */
function readNowAndThen<Read>(mostAge: number, read: () => Promise<Read>): () => Promise<Read> {
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

function document(
  render: LandingRenderer,
  assets: PageAssets,
  page: VisitorPage,
  facts: LandingFacts,
  { siteUrl, isOperator = false }: PageReader,
  version: number,
): string {
  const { settings } = facts
  const { title, description, body } = render(
    page,
    facts,
    isLegal(page) ? legalHtml(page, settings, isOperator && !settings.legal_confirmed) : undefined,
  )
  const path = page === 'landing' || page === 'about' ? landingPath() : isLegal(page) ? legalPath(page) : undefined
  const card: PageCard | undefined =
    path === undefined || facts.isPreview
      ? undefined
      : {
          description,
          url: siteUrl + path,
          picture: siteUrl + socialCardPath(version),
          ...(page === 'landing' && { structuredData: organisation(settings, description, siteUrl) }),
        }
  return htmlDocument({ title, site: { name: settings.name, colours: coloursPath(settings.accent) }, card, assets, body })
}

const isLegal = (page: VisitorPage): page is LegalText => (legalTexts as readonly string[]).includes(page)

/** https://schema.org/Organization and https://schema.org/WebSite */
function organisation(settings: CommunitySettings, description: string, siteUrl: string): object {
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
