import type { CompanyFigures } from '../figures.ts'
import type { Question } from '../questions.ts'

export type IndicatorNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14

export const units = [
  'tCO2e',
  'tCO2e-per-million-invested',
  'tCO2e-per-million-revenue',
  'percent',
  'GWh-per-million-revenue',
  't-per-million-invested',
] as const
export type Unit = (typeof units)[number]

/**
 * How the companies' numbers become one, where V is the current value of the investment in a company on a day and x the company's number:
 * - `financed`: the sum of V × x, with x for each euro of enterprise value;
 * - `per-million-invested`: the same, divided by the sum of V in millions;
 * - `average`: the sum of V × x, divided by the sum of V.
 */
export type Method = 'financed' | 'per-million-invested' | 'average'

/** A number of the statement: an indicator, or a part of one. */
export interface Measure {
  readonly indicator: IndicatorNumber
  /** '' if the indicator has only one number. */
  readonly part: string
  readonly unit: Unit
  readonly method: Method
  /** The company's number; null if the indicator does not apply to it, undefined if a figure is missing. */
  of(company: CompanyReading): number | null | undefined
}

/** An answer that is missing; for a question by sector without a row, that of any sector. */
export interface Missing {
  question: Question
  row: string
}

/** Reads the figures that a measure needs from a company, and notes what they are and what is missing. */
export class CompanyReading {
  readonly missing: Missing[] = []
  isEstimated = false
  isEntered = false
  readonly #figures: CompanyFigures
  readonly #toEuros: (amount: number, currency: string) => number | undefined

  constructor(figures: CompanyFigures, toEuros: (amount: number, currency: string) => number | undefined) {
    this.#figures = figures
    this.#toEuros = toEuros
  }

  /** Whether there is an answer, without needing it. */
  has(question: Question, row = ''): boolean {
    return this.#figures.get(question, row) !== undefined
  }

  /** A number of 0 or more. */
  quantity(question: Question, row = ''): number | undefined {
    return this.#read(question, row, (found) => (typeof found === 'number' && found >= 0 ? found : undefined))
  }

  /** A number that can be below 0. */
  number(question: Question): number | undefined {
    return this.#read(question, '', (found) => (typeof found === 'number' && Number.isFinite(found) ? found : undefined))
  }

  /** In euros; missing if its currency cannot be converted. */
  euros(question: Question, row = ''): number | undefined {
    return this.#read(question, row, (found, currency) =>
      typeof found === 'number' && found >= 0 && currency !== undefined ? this.#toEuros(found, currency) : undefined,
    )
  }

  /** 'Yes' is true. */
  flag(question: Question): boolean | undefined {
    return this.#read(question, '', (found) => (typeof found === 'boolean' ? found : undefined))
  }

  choice(question: Question): string | undefined {
    return this.#read(question, '', (found) => (typeof found === 'string' ? found : undefined))
  }

  /** Notes that an answer is missing. */
  misses(question: Question, row = ''): undefined {
    this.missing.push({ question, row })
    return undefined
  }

  #read<Value>(
    question: Question,
    row: string,
    valueIn: (found: number | boolean | string, currency: string | undefined) => Value | undefined,
  ): Value | undefined {
    const figure = this.#figures.get(question, row)
    const value = figure && valueIn(figure.value, figure.currency)
    if (!figure || value === undefined) return this.misses(question, row)
    if (figure.basis === 'estimated') this.isEstimated = true
    if (figure.source === 'entered') this.isEntered = true
    return value
  }
}

/** A quotient; null without a divisor, undefined if one of both is missing. */
export const quotient = (of: number | undefined, by: number | undefined): number | null | undefined =>
  of === undefined || by === undefined ? undefined : by === 0 ? null : of / by

/**
 * A company's impact for each euro of its enterprise value: the share of it that an investment of one euro finances. An enterprise value of
 * 0 is no answer.
 */
export function perEnterpriseValue(company: CompanyReading, impact: number | undefined): number | undefined {
  const enterpriseValue = company.euros('enterprise-value')
  if (enterpriseValue === 0) return company.misses('enterprise-value')
  return impact === undefined || enterpriseValue === undefined ? undefined : impact / enterpriseValue
}
