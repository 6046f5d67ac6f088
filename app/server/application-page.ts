import type { Me } from '#features/members/contract.ts'
import { type PageAssets, htmlDocument } from './document.ts'

export type { PageAssets } from './document.ts'

/** What comes with the page, so that the first screen asks for nothing. */
interface ApplicationFacts {
  /** Where the live events were before anything of the page was read. */
  livePlace: string
  /** UTC, ISO 8601. */
  renderedAt: string
  member: Me
}

/** The signed-in application's page. */
export function applicationPage(assets: PageAssets, facts: ApplicationFacts): string {
  return htmlDocument({ title: 'ESG Network', assets, body: '<div id="root"></div>', data: facts })
}
