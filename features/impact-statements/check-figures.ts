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

/** What is wrong with a figure, and which part of it: undefined if nothing is. */
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

export function invalidValue(question: Question, value: FigureValue): FieldText | undefined {
  switch (kindOf(question)) {
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : fieldTexts.answer
    case 'violations':
      return violations.some((each) => each === value) ? undefined : fieldTexts.answer
    case 'people':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostPeople ? undefined : fieldTexts.people
    case 'percent':
      return typeof value === 'number' && value >= leastPercent && value <= mostPercent ? undefined : fieldTexts.percent
    case 'amount':
    case 'emissions':
    case 'energy':
    case 'mass':
      if (question === 'enterprise-value' && value === 0) return fieldTexts.enterpriseValue
      if (typeof value !== 'number' || !(value >= 0)) return fieldTexts.number
      return value > largestNumber ? fieldTexts.largeNumber : undefined
  }
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
