import { type Problem, type ProblemParameters, Refusal } from '#platform/problems.ts'
import { normalisedWebsite } from '#platform/website.ts'
import { type OptionListId, optionLists } from '../catalogue/options.ts'
import type { Kind, Question } from '../catalogue/question.ts'
import type { Quantity } from '../catalogue/units.ts'
import { longestText } from '../limits.ts'
import { answerProblems } from '../problems.ts'
import { inFirstUnit, isBelow, normalDecimal, unitsOf } from './decimal.ts'
import type { Answered, Basis, Value } from './value.ts'

/** An answer as somebody entered it. */
export interface GivenAnswer {
  value: Value | null
  unit: string | null
  basis: Basis | null
  not_applicable: string | null
}

/** A checked answer. */
export interface CheckedAnswer extends Answered {
  /** A figure in the first unit of its quantity, or an amount in units of the currency; null for everything else. */
  amount: string | null
}

/** The given answer in its normal form. @throws Refusal one of `answerProblems` */
export function checkAnswer({ is }: Question, { value, unit, basis, not_applicable }: GivenAnswer): CheckedAnswer {
  if (not_applicable) return { value: null, unit: null, basis: null, not_applicable, amount: null }
  if (value === null || value === '') return refuse(missing[is.kind])
  const plain = { unit: null, basis: null, not_applicable: null, amount: null }
  switch (is.kind) {
    case 'number':
      return { ...checkNumber(is, value, unit), basis, not_applicable: null }
    case 'amount':
      return { ...checkNumber({ ...is, quantity: 'count' }, value, null), basis, not_applicable: null }
    case 'yes-no':
      return typeof value === 'boolean' ? { ...plain, value } : refuse(answerProblems.yesOrNo)
    case 'one-of':
      return { ...plain, value: chosen(is.options, value) }
    case 'some-of':
      if (!Array.isArray(value)) return refuse(answerProblems.choice)
      return { ...plain, value: [...new Set(value.map((each) => chosen(is.options, each)))] }
    case 'date':
      return { ...plain, value: isDay(value) ? value : refuse(answerProblems.date) }
    case 'year':
      return { ...plain, value: isYear(value) ? value : refuse(answerProblems.year, years) }
    case 'link':
      return { ...plain, value: (typeof value === 'string' && normalisedWebsite(value)) || refuse(answerProblems.link) }
    case 'text':
    default: {
      const most = longestText[is.long ? 'long' : 'short']
      if (typeof value !== 'string' || !value.trim() || value.trim().length > most) return refuse(answerProblems.text, { most })
      return { ...plain, value: value.trim() }
    }
  }
}

const missing: Record<Kind['kind'], Problem> = {
  number: answerProblems.number,
  amount: answerProblems.number,
  'yes-no': answerProblems.yesOrNo,
  'one-of': answerProblems.choice,
  'some-of': answerProblems.choice,
  date: answerProblems.date,
  year: answerProblems.year,
  link: answerProblems.link,
  text: answerProblems.text,
}

interface NumberRange {
  quantity: Quantity
  whole?: true
  min?: number
  max?: number
}

function checkNumber({ quantity, whole, min = 0, max }: NumberRange, value: Value, unit: string | null) {
  const decimal = typeof value === 'string' ? normalDecimal(value.trim()) : undefined
  if (decimal === undefined) return refuse(answerProblems.number)
  if (whole && decimal.includes('.')) return refuse(answerProblems.wholeNumber)
  const units = unitsOf(quantity)
  const chosenUnit = unit === null || units.length === 0 ? (units[0] ?? null) : units.find((each) => each === unit)
  if (chosenUnit === undefined) return refuse(answerProblems.unit, { units: units.join(', ') })
  const amount = inFirstUnit(decimal, quantity, chosenUnit)
  const most = max ?? (quantity === 'share' ? 100 : undefined)
  if (isBelow(amount, min)) return refuse(answerProblems.tooSmall, { least: min })
  if (most !== undefined && isBelow(String(most), amount)) return refuse(answerProblems.tooLarge, { most })
  return { value: decimal, unit: chosenUnit, amount }
}

const chosen = (list: OptionListId, value: Value): string =>
  typeof value === 'string' && (optionLists[list] as readonly string[]).includes(value) ? value : refuse(answerProblems.choice)

const isDay = (value: Value): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toISOString().startsWith(value)

const years = { least: 1990, most: 2100 }
const isYear = (value: Value): value is string =>
  typeof value === 'string' && /^\d{4}$/.test(value) && Number(value) >= years.least && Number(value) <= years.most

function refuse(problem: Problem, parameters?: ProblemParameters): never {
  throw new Refusal(problem, parameters)
}
