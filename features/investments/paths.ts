import { tabPath } from '#platform/paths.ts'

export const investmentsPath = () => tabPath('investments')
export const investmentPath = (id: string) => `${investmentsPath()}/${id}`
export const newInvestmentPath = (dealId?: string) => `${investmentsPath()}/new${dealId ? `?deal=${dealId}` : ''}`
/** The reader for a document of an investment. */
export const investmentDocumentPath = (id: string, documentId: string) => `${investmentPath(id)}/documents/${documentId}`
export const editInvestmentPath = (id: string) => `${investmentPath(id)}/edit`
export const importInvestmentsPath = () => `${investmentsPath()}/import`
export const exchangeRatesPath = () => `${investmentsPath()}/rates`
