import type { Services } from '#platform/server/services.ts'
import { countMembers, memberCountries } from '#features/directory/server/index.ts'
import type { LandingFacts } from '#features/landing/facts.ts'
import { type PageAssets, htmlDocument } from './document.ts'

export type VisitorPage =
  | 'landing'
  | 'sign-in'
  | 'not-found'
  | 'reset-password'
  | 'confirm-email'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'unsubscribe-invalid'

/** Made by Vite from features/landing/web/render.tsx. */
export type LandingRenderer = (page: VisitorPage, facts: LandingFacts) => { title: string; description: string; body: string }

/** How long the community's figures on the landing page may be old, in milliseconds. */
const freshness = 60_000

/** The pages of visitors, complete without scripts. Rendered anew only when the figures were read again. */
export function landingPages({ configuration, database }: Services) {
  let facts: Promise<LandingFacts> | undefined
  let readAt = 0
  const rendered = new Map<string, { facts: LandingFacts; html: string }>()

  async function read(): Promise<LandingFacts> {
    const [{ all }, countries] = await Promise.all([countMembers(database.kysely), memberCountries(database.kysely, {})])
    return { members: all, countries: countries.length, contact: configuration.contact }
  }

  return async (render: LandingRenderer, assets: PageAssets, page: VisitorPage): Promise<string> => {
    if (!facts || Date.now() - readAt > freshness) {
      facts = read()
      readAt = Date.now()
      facts.catch(() => (facts = undefined))
    }
    const current = await facts
    const key = `${page} ${assets.script}`
    const known = rendered.get(key)
    if (known?.facts === current) return known.html
    const html = htmlDocument({ ...render(page, current), assets })
    rendered.set(key, { facts: current, html })
    return html
  }
}
