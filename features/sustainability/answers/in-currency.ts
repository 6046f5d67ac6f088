import type { Question } from '../catalogue/question.ts'

/** Whether an answer is only true in the currency of its year: an amount, or a figure for each unit of turnover. */
export const isInCurrency = ({ is }: Question): boolean =>
  is.kind === 'amount' || (is.kind === 'number' && is.quantity === 'emissions-per-turnover')
