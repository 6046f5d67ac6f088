import type { Language } from '#platform/language.ts'
import type { Me } from '#features/members/contract.ts'
import type { PageAssets, PageSite } from '#platform/server/http/page.ts'
import { htmlDocument } from './document.ts'

/** What comes with the page, so that the first screen asks for nothing. */
interface ApplicationFacts {
  /** Where the live events were before anything of the page was read. */
  livePlace: string
  /** UTC, ISO 8601. */
  renderedAt: string
  member: Me
  /** The answers to what the screen asks for, as the browser's cache keeps them. */
  queries?: unknown
}

/**
 * The signed-in application's page.
 * @param screen what is shown until the application is there, as markup
 */
export function applicationPage(language: Language, assets: PageAssets, site: PageSite, facts: ApplicationFacts, screen = ''): string {
  return htmlDocument({
    language,
    title: site.name,
    site,
    assets,
    body: `<div id="root"><!--screen-->${screen}<!--/screen--></div>`,
    data: facts,
  })
}
