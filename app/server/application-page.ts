import type { Me } from '#features/accounts/contract.ts'
import { type PageAssets, htmlDocument } from './document.ts'

export type { PageAssets } from './document.ts'

/** The signed-in application's page: the member's own facts come with it, so that the first screen asks for nothing. */
export function applicationPage(assets: PageAssets, member: Me): string {
  return htmlDocument({ title: 'ESG Network', assets, body: '<div id="root"></div>', data: { member } })
}
