import { unsentForms } from '#platform/web/form/unsent-form.ts'
import type { InvestmentValues } from './investment-values.ts'

/** New investments that have not been submitted yet, by deal; 'new' without one. */
export const investmentDrafts = unsentForms<InvestmentValues>('investment_draft')
