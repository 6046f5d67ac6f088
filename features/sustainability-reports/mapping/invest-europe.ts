import { Big } from 'big.js'
import { followingFigures } from '#features/sustainability/answers/figures.ts'
import { firstUnitOf } from '#features/sustainability/answers/first-unit.ts'
import { inUnit, normalDecimal } from '#features/sustainability/answers/decimal.ts'
import { questions } from '#features/sustainability/catalogue/catalogue.ts'
import fieldNames from '#features/sustainability/catalogue/names/invest-europe-fields.json' with { type: 'json' }
import { investEuropeValues } from '#features/sustainability/catalogue/names/invest-europe-values.ts'
import type { OptionListId } from '#features/sustainability/catalogue/options.ts'
import type { InvestEuropeField, Question } from '#features/sustainability/catalogue/question.ts'
import { alpha2Of, alpha3Of } from './alpha-3.ts'
import type { FileAnswer, SavedAnswer } from './file-answer.ts'

/** The 111 fields in the format's order; the type of a violation follows the field that it explains. */
export const investEuropeFields: readonly string[] = Object.keys(fieldNames.fields).flatMap((field) => [
  field,
  ...Object.entries(fieldNames.followUps).flatMap(([name, { of }]) => (of === field ? [name] : [])),
])

/** The fields about the company itself. */
export interface CompanyFields {
  company_name: string
  business_identification_number: string
  business_identification_number_system: string
  country_of_domicile: string | null
  currency: string
}
const companyFields = [
  'company_name',
  'business_identification_number',
  'business_identification_number_system',
  'country_of_domicile',
  'currency',
]
export type Fields = Record<string, string>

/** Saved answers by field. What does not apply, and what is not answered, is empty. */
export function toInvestEurope(answers: readonly SavedAnswer[], company: CompanyFields): Fields {
  const all = new Map([...answers, ...followingFigures(answers)].map((answer) => [`${answer.question} ${answer.row}`, answer]))
  const fields: Fields = { ...company, country_of_domicile: (company.country_of_domicile && alpha3Of(company.country_of_domicile)) ?? '' }
  for (const question of questions) {
    for (const field of question.names.investEurope ?? []) {
      const answer = all.get(`${question.id} ${field.row ?? ''}`)
      fields[field.field] = answer && answer.value !== null ? written(question, field, answer) : ''
    }
  }
  return Object.fromEntries(investEuropeFields.map((name) => [name, fields[name] ?? '']))
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

function written({ is }: Question, { option, noIf, unit }: InvestEuropeField, { value, amount }: SavedAnswer): string {
  if (option !== undefined) return yesNo(Array.isArray(value) && value.includes(option))
  if (noIf !== undefined) return yesNo(value !== noIf)
  if (is.kind === 'yes-no') return yesNo(value === true)
  if (is.kind === 'one-of')
    return (is.options === 'country' ? alpha3Of(String(value)) : investEuropeValues[is.options]?.[String(value)]) ?? ''
  if (is.kind === 'number') return unit ? inUnit(amount ?? '0', is.quantity, unit) : (amount ?? '')
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** What the fields answer. Empty ones answer nothing; names that are no fields are returned. */
export function fromInvestEurope(given: Readonly<Record<string, string>>): { answers: FileAnswer[]; unknown: string[] } {
  const textOf = (field: string) => given[field]?.trim() ?? ''
  const answers = questions.flatMap((question): FileAnswer[] => {
    const fields = (question.names.investEurope ?? []).filter(({ field }) => textOf(field) !== '')
    const [first] = fields
    if (!first) return []
    const at = { question: question.id, place: first.field }
    if (first.option !== undefined) {
      const chosen = fields.filter(({ field }) => truthOf(textOf(field)) !== false)
      // What is neither yes nor no is no option of the list.
      const value = chosen.map(({ field, option }) => (truthOf(textOf(field)) === true && option !== undefined ? option : textOf(field)))
      return [{ ...at, row: '', value, unit: null }]
    }
    if (fields.some(({ noIf }) => noIf !== undefined)) return [{ ...at, row: '', ...exceptionOf(question, fields, textOf) }]
    return fields.map((field) => ({ ...at, place: field.field, row: field.row ?? '', ...readAnswer(question, field, textOf(field.field)) }))
  })
  const known = new Set([...investEuropeFields, ...companyFields])
  return { answers, unknown: Object.keys(given).filter((field) => !known.has(field) && textOf(field) !== '') }
}

/** No violation, or the type of the violation, which has a field of its own. */
function exceptionOf(
  { is }: Question,
  fields: readonly InvestEuropeField[],
  textOf: (field: string) => string,
): Pick<FileAnswer, 'value' | 'unit'> {
  const asked = fields.find(({ noIf }) => noIf !== undefined)
  const type = fields.find(({ noIf }) => noIf === undefined)
  if (asked?.noIf !== undefined && truthOf(textOf(asked.field)) === false) return { value: asked.noIf, unit: null }
  const text = type ? textOf(type.field) : ''
  return { value: (is.kind === 'one-of' && optionNamed(is.options, text)) || text, unit: null }
}

function truthOf(text: string): boolean | undefined {
  if (/^(?:yes|true|1)$/iu.test(text)) return true
  return /^(?:no|false|0)$/iu.test(text) ? false : undefined
}

const optionNamed = (list: OptionListId, text: string): string | undefined =>
  list === 'country'
    ? alpha2Of(text.toUpperCase())
    : Object.entries(investEuropeValues[list] ?? {}).find(([, value]) => value === text.toLowerCase())?.[0]

function readAnswer({ is }: Question, { unit }: InvestEuropeField, text: string): Pick<FileAnswer, 'value' | 'unit'> {
  if (is.kind === 'yes-no') return { value: truthOf(text) ?? text, unit: null }
  if (is.kind === 'one-of') return { value: optionNamed(is.options, text) ?? text, unit: null }
  if (is.kind === 'number') return { value: decimalIn(text), unit: unit ?? firstUnitOf(is.quantity) }
  return { value: is.kind === 'amount' ? decimalIn(text) : text, unit: null }
}

/** Programs write large and small numbers with an exponent. */
const decimalIn = (text: string): string =>
  normalDecimal(text) ?? (/^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/iu.test(text) ? new Big(text).toFixed() : text)
