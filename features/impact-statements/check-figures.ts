import { currencies } from '#features/profiles/vocabulary.ts'
import { fieldTexts } from './field-texts.ts'
import type { FigureValue } from './figures.ts'
import { largestNumber, leastPercent, mostPeople, mostPercent } from './limits.ts'
import { impactStatementProblems } from './problems.ts'
import { type Question, kindOf, rowsOf, violations } from './questions.ts'

interface Given {
  question: Question
  row: string
  value: FigureValue
  currency?: string | null | undefined
}

type FieldText = (typeof fieldTexts)[keyof typeof fieldTexts]

/** The problem of a figure, and which part of it has it; undefined if there is none. */
export function invalidPart({
  question,
  row,
  value,
  currency,
}: Given): { part: 'row' | 'value' | 'currency'; text: FieldText } | undefined {
  if (!rowsOf(question).some((each) => each === row)) return { part: 'row', text: fieldTexts.sector }
  const text = invalidValue(question, value)
  if (text) return { part: 'value', text }
  if (kindOf(question) === 'amount' && !currencies.some((each) => each === currency)) return { part: 'currency', text: fieldTexts.currency }
  return undefined
}

/** Finds the problem of a value, for each kind of question. */
const checks: Record<ReturnType<typeof kindOf>, (value: FigureValue) => FieldText | undefined> = {
  'yes-no': (value) => (typeof value === 'boolean' ? undefined : fieldTexts.answer),
  violations: (value) => (violations.some((each) => each === value) ? undefined : fieldTexts.answer),
  people: (value) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostPeople ? undefined : fieldTexts.people),
  percent: (value) => (typeof value === 'number' && value >= leastPercent && value <= mostPercent ? undefined : fieldTexts.percent),
  amount: invalidQuantity,
  emissions: invalidQuantity,
  energy: invalidQuantity,
  mass: invalidQuantity,
}

export const invalidValue = (question: Question, value: FigureValue): FieldText | undefined =>
  question === 'enterprise-value' && value === 0 ? fieldTexts.enterpriseValue : checks[kindOf(question)](value)

function invalidQuantity(value: FigureValue): FieldText | undefined {
  if (typeof value !== 'number' || !(value >= 0)) return fieldTexts.number
  return value > largestNumber ? fieldTexts.largeNumber : undefined
}

/** Of which the second cannot be more than the first. */
const parts = [
  ['board-members', 'board-members-female', impactStatementProblems.tooManyWomen],
  ['energy-consumption', 'energy-consumption-non-renewable', impactStatementProblems.tooMuchConsumption],
  ['energy-production', 'energy-production-non-renewable', impactStatementProblems.tooMuchProduction],
] as const

/** The first contradiction between the figures of a company in a year. */
export function contradictionIn(valueOf: (question: Question) => FigureValue | null | undefined) {
  const numberOf = (question: Question) => {
    const value = valueOf(question)
    return typeof value === 'number' ? value : undefined
  }
  for (const [all, part, problem] of parts) {
    const [whole, some] = [numberOf(all), numberOf(part)]
    if (whole !== undefined && some !== undefined && some > whole) return problem
  }
  return undefined
}
