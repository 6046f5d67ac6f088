import { tooLongText } from '#platform/invalid.ts'
import { isLedgerDate } from '../../days.ts'
import { fieldTexts } from '../../field-texts.ts'
import { largestAmount, longestText } from '../../limits.ts'
import type { InvestmentValues } from './investment-values.ts'

/** @param today by the reader's clock */
export const dateProblem = (date: string, today: string) => !isLedgerDate(date, today) && fieldTexts.date

/** For cash flows. */
export const amountProblem = (amount: number | null) =>
  amount === null || amount < 1 ? fieldTexts.amount : amount > largestAmount && fieldTexts.largeAmount

/** For valuations, which may be 0. */
export const valueProblem = (value: number | null) => (value === null ? fieldTexts.value : value > largestAmount && fieldTexts.largeAmount)

export const noteProblem = (note: string) => note.trim().length > longestText.note && { ...tooLongText, values: { most: longestText.note } }

/** Problems to show before submitting; the server checks the same. */
export const checkFields = ({ company_name, note }: InvestmentValues) => ({
  company_name: !company_name.trim() && fieldTexts.companyName,
  note: noteProblem(note),
})

export const checkMoney = ({ date, amount }: InvestmentValues, today: string) => ({
  date: dateProblem(date, today),
  amount: amountProblem(amount),
})
