import { tabPath } from '#platform/paths.ts'

export const investmentsPath = () => tabPath('investments')
export const investmentPath = (id: string) => `${investmentsPath()}/${id}`
export const newInvestmentPath = (dealId?: string) => `${investmentsPath()}/new${dealId ? `?deal=${dealId}` : ''}`
export const editInvestmentPath = (id: string) => `${investmentPath(id)}/edit`
export const importInvestmentsPath = () => `${investmentsPath()}/import`
/** Where the rates stand by which amounts of several currencies are added up. */
export const exchangeRatesPath = () => `${investmentsPath()}/rates`
