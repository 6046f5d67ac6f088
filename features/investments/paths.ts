import { consolePath, tabPath } from '#platform/paths.ts'

const root = tabPath('investments')

function withSearch(path: string, search: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(search).filter((each): each is [string, string] => Boolean(each[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** @param organisation the id of one whose people share the ledger; by default the reader's own */
export const investmentsPath = (organisation?: string) => withSearch(root, { organisation })
export const investmentPath = (id: string) => `${root}/${id}`
export const newInvestmentPath = (deal?: string, organisation?: string) => withSearch(`${root}/new`, { deal, organisation })
/** The reader for a document of an investment, at a page. */
export const investmentDocumentPath = (id: string, documentId: string, page?: number) =>
  `${investmentPath(id)}/documents/${documentId}${page ? `?page=${page}` : ''}`
export const editInvestmentPath = (id: string) => `${investmentPath(id)}/edit`
export const importInvestmentsPath = (organisation?: string) => withSearch(`${root}/import`, { organisation })
export const exchangeRatesPath = (organisation?: string) => withSearch(`${root}/rates`, { organisation })
/** Where operators keep the exchange rates for all investors. */
export const communityRatesPath = () => consolePath('rates')
