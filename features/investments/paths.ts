import { tabPath } from '#platform/paths.ts'

export const investmentsPath = () => tabPath('investments')
export const investmentPath = (id: string) => `${investmentsPath()}/${id}`
export const newInvestmentPath = (dealId?: string) => `${investmentsPath()}/new${dealId ? `?deal=${dealId}` : ''}`
/** Where a document of an investment is read. */
export const investmentDocumentPath = (id: string, documentId: string) => `${investmentPath(id)}/documents/${documentId}`
export const editInvestmentPath = (id: string) => `${investmentPath(id)}/edit`
export const importInvestmentsPath = () => `${investmentsPath()}/import`
/** Where the rates stand by which amounts of several currencies are added up. */
export const exchangeRatesPath = () => `${investmentsPath()}/rates`
