import type { Currency } from '#features/profiles/vocabulary.ts'
import { contradictionIn, invalidValue } from '../../check-figures.ts'
import type { GivenFigure, KnownFigure } from '../../contract.ts'
import type { Basis, FigureValue } from '../../figures.ts'
import { type Question, kindOf, questionIds, rowsOf } from '../../questions.ts'

/** The name of a figure's field. */
export const fieldOf = (question: Question, row = ''): string => (row === '' ? question : `${question} ${row}`)

/** Answers that are chosen are texts: 'yes', 'no', or one of the violations; '' if not known. */
type FieldValue = number | string | null

/** By field; and what applies to everything that is entered at once. */
export interface FormValues {
  [field: string]: FieldValue
}

export const currencyField = 'currency'
export const basisField = 'basis'
export const noteField = 'note'

const isChosen = (question: Question) => kindOf(question) === 'yes-no' || kindOf(question) === 'violations'

function shownValue(question: Question, value: FigureValue | undefined): FieldValue {
  if (value === undefined) return isChosen(question) ? '' : null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value
}

const all = questionIds.flatMap((question) => rowsOf(question).map((row) => ({ question, row, field: fieldOf(question, row) })))

/** @param known only what was entered: the company's own figures are not edited */
export function initialValues(known: readonly KnownFigure[]): FormValues {
  const found = new Map(known.map((figure) => [fieldOf(figure.question, figure.row), figure]))
  const currency = known.find((figure) => figure.currency !== null)?.currency ?? 'EUR'
  return {
    ...Object.fromEntries(all.map(({ question, field }) => [field, shownValue(question, found.get(field)?.value)])),
    [currencyField]: currency,
    [basisField]: 'measured',
    [noteField]: '',
  }
}

function givenValue(question: Question, value: FieldValue | undefined): FigureValue | null {
  if (value === null || value === undefined || value === '') return null
  return kindOf(question) === 'yes-no' ? value === 'yes' : value
}

/** The figures that were changed; amounts also if their currency was. */
export function changedFigures(before: FormValues, now: FormValues): GivenFigure[] {
  const isOtherCurrency = before[currencyField] !== now[currencyField]
  return all.flatMap(({ question, row, field }): GivenFigure[] => {
    const value = givenValue(question, now[field])
    const isAmount = kindOf(question) === 'amount'
    const isChanged = before[field] !== now[field] || (isAmount && isOtherCurrency && value !== null)
    if (!isChanged) return []
    const currency = isAmount && value !== null ? (now[currencyField] as Currency) : null
    return [{ question, row, value, currency, basis: now[basisField] as Basis, note: String(now[noteField] ?? '') }]
  })
}

/** Problems by field, before anything is sent; the server checks the same. */
export function problemsIn(figures: readonly GivenFigure[], now: FormValues): Record<string, { id: string; message: string }> {
  const problems: Record<string, { id: string; message: string }> = {}
  for (const { question, row, value } of figures) {
    const text = value === null ? undefined : invalidValue(question, value)
    if (text) problems[fieldOf(question, row)] = text
  }
  const contradiction = contradictionIn((question) => givenValue(question, now[question]))
  if (contradiction) problems[contradiction.field] ??= { id: contradiction.id, message: contradiction.message }
  return problems
}
