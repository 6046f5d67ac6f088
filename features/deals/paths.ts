import { tabPath } from '#platform/paths.ts'

export const dealsPath = (tab?: 'pipeline' | 'my-deals' | 'preferences' | 'analytics') =>
  `${tabPath('deal-flows')}${tab ? `?tab=${tab}` : ''}`
/** The wizard for a new deal, and for editing one. */
export const newDealPath = () => `${tabPath('deal-flows')}/new`
export const editDealPath = (dealId: string, step?: 'files') => `${dealPath(dealId)}/edit${step ? '?step=2' : ''}`
export const dealPath = (dealId: string) => `${tabPath('deal-flows')}/${dealId}`
/** The reader for a document of a deal, at a page. */
export const readingPath = (dealId: string, documentId: string, page?: number) =>
  `${dealPath(dealId)}/documents/${documentId}${page ? `?page=${page}` : ''}`
/** The analytics of one of the member's own deals. */
export const figuresPath = (dealId: string) => `${dealsPath('analytics')}&deal=${dealId}`
