import { tabPath } from '#platform/paths.ts'

export const dealsPath = (tab?: 'my-deals' | 'preferences' | 'analytics') => `${tabPath('deal-flows')}${tab ? `?tab=${tab}` : ''}`
/** Where a new deal is written; and where one's own is changed. */
export const newDealPath = () => `${tabPath('deal-flows')}/new`
export const editDealPath = (dealId: string, step?: 'files') => `${dealPath(dealId)}/edit${step ? '?step=2' : ''}`
export const dealPath = (dealId: string) => `${tabPath('deal-flows')}/${dealId}`
/** Where a document of a deal is read. */
export const readingPath = (dealId: string, documentId: string) => `${dealPath(dealId)}/documents/${documentId}`
/** Where all figures of one's own deal stand. */
export const figuresPath = (dealId: string) => `${dealsPath('analytics')}&deal=${dealId}`
