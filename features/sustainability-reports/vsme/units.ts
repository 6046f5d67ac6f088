import type { VsmeType } from '#features/sustainability/vsme/taxonomy.ts'
import { shift } from './decimals.ts'

/** XBRL's units of each type, with the power of ten that makes the first of each of them. */
const units: Readonly<Partial<Record<VsmeType, Readonly<Record<string, number>>>>> = {
  mass: { 'utr:t': 0, 'utr:kg': -3 },
  volume: { 'utr:m3': 0, 'utr:l': -3 },
  area: { 'utr:ha': 0, 'utr:sqm': -4, 'utr:sqkm': 2 },
  energy: { 'utr:MWh': 0, 'utr:kWh': -3, 'utr:GWh': 3 },
  ghgEmissions: { 'utr:tCO2e': 0, 'utr:kgCO2e': -3 },
}

const currency = /^iso4217:[A-Z]{3}$/u
const emissionsPerCurrency = /^utr:tCO2e\/iso4217:[A-Z]{3}$/u

/** Plain numbers and shares have no unit. */
export function isUnitOf(type: VsmeType, unit: string | undefined): boolean {
  if (type === 'monetary') return unit !== undefined && currency.test(unit)
  if (type === 'ghgEmissionsPerMonetary') return unit !== undefined && emissionsPerCurrency.test(unit)
  const known = units[type]
  return known ? unit !== undefined && Object.hasOwn(known, unit) : unit === undefined
}

/** The unit of a type where none is chosen. */
export function usualUnit(type: VsmeType, reportCurrency: string): string | undefined {
  if (type === 'monetary') return `iso4217:${reportCurrency}`
  if (type === 'ghgEmissionsPerMonetary') return `utr:tCO2e/iso4217:${reportCurrency}`
  const known = units[type]
  return known && Object.keys(known)[0]
}

/** The same quantity in another unit, exactly. */
export function convert(type: VsmeType, decimal: string, from: string | undefined, to: string | undefined): string {
  if (from === to) return decimal
  const known = units[type]
  if (!from || !to || known?.[from] === undefined || known[to] === undefined) throw new Error(`${from} cannot become ${to}`)
  return shift(decimal, known[from] - known[to])
}

/** A quantity in the first unit of its type. Amounts and plain numbers have only one. */
export function inFirstUnit(type: VsmeType, decimal: string, from: string | undefined): string {
  const [first] = Object.keys(units[type] ?? {})
  return first ? convert(type, decimal, from, first) : decimal
}

const templateUnits: Readonly<Record<string, string>> = {
  'utr:kg': 'kilograms (kg)',
  'utr:t': 'metric tonnes (t)',
  'utr:m3': 'cubic meters (m3)',
  'utr:ha': 'hectares (ha)',
  'utr:sqm': 'squared meters (m2)',
}
const abbreviations: ReadonlyMap<string, string> = new Map([
  ['kg', 'utr:kg'],
  ['t', 'utr:t'],
  ['m3', 'utr:m3'],
  ['m³', 'utr:m3'],
  ['ha', 'utr:ha'],
  ['m2', 'utr:sqm'],
  ['m²', 'utr:sqm'],
])

/** As the template's lists show it. They are English in all languages. */
export function templateUnit(unit: string): string | undefined {
  return templateUnits[unit]
}

/** The unit in parentheses, which is the same in all languages: `Kilogramm (kg)`. */
export function unitOfText(text: string): string | undefined {
  return abbreviations.get(/\(([^()]+)\)\s*$/u.exec(text)?.[1] ?? text.trim())
}
