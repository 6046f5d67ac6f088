import { tooLongText } from '#platform/invalid.ts'
import { dateOf, dayOf } from '../../days.ts'
import { fieldTexts } from '../../field-texts.ts'
import { firstYear, largestAmount, longestText } from '../../limits.ts'
import type { InvestmentValues } from './investment-values.ts'

/** What is wrong with a day on which money moved. @param today as the reader's clock has it */
export const dayProblem = (date: string, today: string) =>
  !(date >= `${firstYear}-01-01` && date <= dateOf(dayOf(today) + 366)) && fieldTexts.date

/** Of money that moved. */
export const amountProblem = (amount: number | null) =>
  amount === null || amount < 1 ? fieldTexts.amount : amount > largestAmount && fieldTexts.largeAmount

/** Of what something is worth, which may be nothing. */
export const valueProblem = (value: number | null) => (value === null ? fieldTexts.value : value > largestAmount && fieldTexts.largeAmount)

export const noteProblem = (note: string) => note.trim().length > longestText.note && { ...tooLongText, values: { most: longestText.note } }

/** What can be seen to be wrong before an investment is sent; the server says the same. */
export const checkFields = ({ company_name, note }: InvestmentValues) => ({
  company_name: !company_name.trim() && fieldTexts.companyName,
  note: noteProblem(note),
})

export const checkMoney = ({ date, amount }: InvestmentValues, today: string) => ({
  date: dayProblem(date, today),
  amount: amountProblem(amount),
})
