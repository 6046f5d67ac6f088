import { keptByMember } from '#platform/web/kept-entries.ts'
import type { InvestmentValues } from './investment-values.ts'

/** A new investment that has not been submitted yet. */
interface InvestmentDraft {
  id: string
  values: InvestmentValues
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stored on this device, by deal; 'new' without one. */
export const investmentDrafts = keptByMember<InvestmentDraft>('investment_draft', (kept) =>
  isObject(kept) && typeof kept['id'] === 'string' && isObject(kept['values']) ? (kept as unknown as InvestmentDraft) : undefined,
)
