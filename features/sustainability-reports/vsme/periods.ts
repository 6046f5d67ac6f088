import { existing } from './existing.ts'
import { type VsmeFact, type VsmeReport, isDay } from './report.ts'

type Period = VsmeReport['period']

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** A day of another year; 29 February becomes 28 February where there is none. */
function inYear(day: string, year: number): string {
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${String(year).padStart(4, '0')}-${day.endsWith('02-29') && !leap ? '02-28' : day.slice(5)}`
}

const yearConcepts: Readonly<Record<string, string>> = {
  'vsme:BaselineYearMember': 'GreenhouseGasEmissionReductionTargetBaseYear',
  'vsme:TargetYearMember': 'GreenhouseGasEmissionReductionTargetYear',
}

/** Emissions of the base year and of the target year are of the twelve months that end in that year, as in EFRAG's converter. */
export function periodOf(
  fact: Pick<VsmeFact, 'dimensions'>,
  report: { readonly period: Period; readonly years: ReadonlyMap<string, string> },
): Period {
  const year = report.years.get(yearConcepts[fact.dimensions['ReportingScopesAxis'] ?? ''] ?? '')
  if (!year) return report.period
  const end = inYear(report.period.end, Number(year))
  return { start: dayAfter(inYear(end, Number(year) - 1)), end }
}

/** The base year and the target year of a report, by concept. */
export function yearsOf(facts: readonly VsmeFact[]): ReadonlyMap<string, string> {
  const concepts = new Set(Object.values(yearConcepts))
  return new Map(
    facts.flatMap(({ concept, value }) => (concepts.has(concept) && typeof value === 'string' ? [[concept, value] as const] : [])),
  )
}

/** OIM's periods end at the midnight after the last day. */
export function printPeriod(period: Period, type: 'instant' | 'duration'): string {
  const end = `${dayAfter(period.end)}T00:00:00`
  return type === 'instant' ? end : `${period.start}T00:00:00/${end}`
}

/** An instant has no start. */
export function parsePeriod(text: string): { readonly start?: string; readonly end: string } | undefined {
  const match = /^(?:([12]\d{3}-\d{2}-\d{2})T00:00:00\/)?([12]\d{3}-\d{2}-\d{2})T00:00:00$/u.exec(text)
  if (!match || match.slice(1).some((day) => day !== undefined && !isDay(day))) return undefined
  return { ...(match[1] && { start: match[1] }), end: dayBefore(existing(match[2])) }
}
