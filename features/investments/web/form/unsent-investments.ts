import { keptByMember } from '#platform/web/kept-entries.ts'
import type { InvestmentValues } from './investment-values.ts'

/** What the form has of a new investment and the server does not. */
interface UnsentInvestment {
  id: string
  values: InvestmentValues
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** On this device, by the deal it was made in; 'new' for one of elsewhere. */
export const unsentInvestments = keptByMember<UnsentInvestment>('investment_draft', (kept) =>
  isObject(kept) && typeof kept['id'] === 'string' && isObject(kept['values']) ? (kept as unknown as UnsentInvestment) : undefined,
)
