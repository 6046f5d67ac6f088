import type { Weighted } from './companies.ts'
import type { CompanyFigures } from './figures.ts'
import { CompanyReading, type IndicatorNumber, type Measure, type Missing, type Unit } from './indicators/measure.ts'
import { measures } from './indicators/measures.ts'

/** Shares of the value of all investments, on average of the quarters' ends. Measured, estimated and missing are together 1. */
interface Coverage {
  measured: number
  estimated: number
  missing: number
  /** Measured or estimated, with figures that were entered for the ledger. */
  entered: number
}

/** A number of the statement. Double precision; it is rounded only when it is shown. */
export interface StatementPart {
  indicator: IndicatorNumber
  part: string
  unit: Unit
  /** null if no company has the figures, or if the indicator applies to none. */
  value: number | null
  coverage: Coverage
}

/** How a company counts in a number. */
export interface Contribution {
  weighted: Weighted
  /** null if the indicator does not apply to it, undefined if figures are missing. */
  number: number | null | undefined
  reading: CompanyReading
}

export interface StatementInput {
  companies: readonly Weighted[]
  figuresOf(weighted: Weighted): CompanyFigures
  /** An amount of a figure; undefined if a rate is missing. */
  toEuros(amount: number, currency: string): number | undefined
}

/** What each company contributes to a number. */
export function contributionsTo(measure: Measure, { companies, figuresOf, toEuros }: StatementInput): Contribution[] {
  return companies.map((weighted) => {
    const reading = new CompanyReading(figuresOf(weighted), toEuros)
    return { weighted, reading, number: measure.of(reading) }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The value of the investments in a company: the average of the quarters' ends, in euros. */
export const averageValue = ({ values }: Weighted): number => (values.length === 0 ? 0 : sum(values) / values.length)

export const totalValue = (companies: readonly Weighted[]): number => sum(companies.map(averageValue))

/**
 * The average of the impacts at the ends of the quarters (Article 6(3)). Each is computed over the companies whose figures are known: what is
 * missing counts neither as 0 nor as like the rest, and the coverage says how much it is. A quarter in which nothing was held by which an
 * average could be weighted has no average, so it does not count; in a sum, it counts as 0.
 */
function valueOf({ method }: Measure, contributions: readonly Contribution[]): number | null {
  const counted = contributions.filter((each): each is Contribution & { number: number } => typeof each.number === 'number')
  const [first] = counted
  if (!first) return null
  const impacts: number[] = []
  for (const quarter of first.weighted.values.keys()) {
    let [impact, weight] = [0, 0]
    for (const { weighted, number } of counted) {
      const value = weighted.values[quarter] ?? 0
      impact += value * number
      weight += value
    }
    if (method === 'financed') impacts.push(impact)
    else if (weight > 0) impacts.push(method === 'average' ? impact / weight : impact / (weight / 1e6))
  }
  return impacts.length === 0 ? null : sum(impacts) / impacts.length
}

/** By what a company's figures are: estimated if one of those needed is. Figures that do not say so are the company's own, so measured. */
function coverageOf(contributions: readonly Contribution[]): Coverage {
  const shares = { measured: 0, estimated: 0, missing: 0, entered: 0 }
  let all = 0
  for (const { weighted, number, reading } of contributions) {
    const value = averageValue(weighted)
    all += value
    shares[number === undefined ? 'missing' : reading.isEstimated ? 'estimated' : 'measured'] += value
    if (number !== undefined && reading.isEntered) shares.entered += value
  }
  if (all === 0) return shares
  return {
    measured: shares.measured / all,
    estimated: shares.estimated / all,
    missing: shares.missing / all,
    entered: shares.entered / all,
  }
}

/** The numbers of indicators 1 to 14, in their order. */
export function statementOf(input: StatementInput): StatementPart[] {
  const figures = new Map(input.companies.map((weighted) => [weighted, input.figuresOf(weighted)]))
  const known: StatementInput = { ...input, figuresOf: (weighted) => figures.get(weighted) ?? input.figuresOf(weighted) }
  return measures.map((measure) => {
    const contributions = contributionsTo(measure, known)
    const { indicator, part, unit } = measure
    return { indicator, part, unit, value: valueOf(measure, contributions), coverage: coverageOf(contributions) }
  })
}

/** The answers that a company lacks, over all indicators, each once. */
export function missingFrom(weighted: Weighted, { figuresOf, toEuros }: Pick<StatementInput, 'figuresOf' | 'toEuros'>): Missing[] {
  const figures = figuresOf(weighted)
  const missing = new Map<string, Missing>()
  for (const measure of measures) {
    const reading = new CompanyReading(figures, toEuros)
    measure.of(reading)
    for (const each of reading.missing) missing.set(`${each.question} ${each.row}`, each)
  }
  return [...missing.values()]
}
