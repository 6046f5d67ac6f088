import { tabPath } from '#platform/paths.ts'

export const investmentsPath = () => tabPath('investments')
export const investmentPath = (id: string) => `${investmentsPath()}/${id}`
export const newInvestmentPath = (dealId?: string) => `${investmentsPath()}/new${dealId ? `?deal=${dealId}` : ''}`
export const importInvestmentsPath = () => `${investmentsPath()}/import`
