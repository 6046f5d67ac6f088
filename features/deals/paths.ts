import { tabPath } from '#platform/paths.ts'

export const dealsPath = (tab?: 'my-deals' | 'preferences' | 'analytics') => `${tabPath('deal-flows')}${tab ? `?tab=${tab}` : ''}`
export const dealPath = (dealId: string) => `${tabPath('deal-flows')}/${dealId}`
