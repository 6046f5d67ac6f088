import type { Language } from '#platform/language.ts'
import type { Me } from '#features/members/contract.ts'
import type { PageAssets, PageSite } from '#platform/server/http/page.ts'
import { htmlDocument } from './document.ts'

/** Data embedded in the page, so that the first screen needs no request. */
interface ApplicationFacts {
  /** The stream position before any data of the page was read. */
  livePlace: string
  /** UTC, ISO 8601. */
  renderedAt: string
  member: Me
  /** Query results for the browser's cache. */
  queries?: unknown
}

/**
 * The page of the signed-in application.
 * @param screen HTML to show until the application has started
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
