import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { dateOf, dayOf } from './days.ts'
import { firstRateDay } from './limits.ts'
import { type DatedRate, isRate } from './rates.ts'

/**
 * Reads the "Euro foreign exchange reference rates" of the European Central Bank (www.ecb.europa.eu/stats/eurofxref), in units per euro:
 * - `eurofxref-hist.csv`: a column `Date`, a column for each currency, and a line for each day ('2024-01-16'); `N/A` if there is no rate;
 * - `eurofxref.csv`: the same for a single day, written '16 January 2024', with spaces;
 * - `eurofxref-daily.xml` and the XML files of longer periods: `<Cube time='2024-01-16'>` around `<Cube currency='USD' rate='1.0882'/>`.
 * Unsupported currencies are skipped.
 * @returns an empty list if the file contains no rates; the invalid value and its line if it cannot be read
 */
export function ratesIn(text: string): DatedRate[] | { line: number; given: string } {
  return /<Cube\s/.test(text) ? ratesInXml(text) : ratesInCsv(text)
}

const known = new Set<string>(currencies.filter((currency) => currency !== 'EUR'))
const absent = new Set(['', 'N/A'])

function ratesInCsv(text: string): DatedRate[] | { line: number; given: string } {
  const [header = '', ...lines] = text.split(/\r?\n/)
  const [first = '', ...names] = header.split(',').map((name) => name.trim())
  if (first.toLowerCase() !== 'date') return []
  // Only these are looked for in each line: a file may name any number of columns.
  const places = new Map(names.flatMap((name, place) => (known.has(name) ? [[name as Currency, place] as const] : [])))
  const rates: DatedRate[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const [day = '', ...cells] = line.split(',').map((cell) => cell.trim())
    const date = dateIn(day)
    if (!date) return { line: index + 2, given: day }
    for (const [currency, place] of places) {
      const rate = cells[place] ?? ''
      if (absent.has(rate)) continue
      if (!isRate(rate)) return { line: index + 2, given: rate }
      rates.push({ currency, date, rate })
    }
  }
  return rates
}

function ratesInXml(text: string): DatedRate[] | { line: number; given: string } {
  const rates: DatedRate[] = []
  let date: string | undefined
  for (const cube of text.matchAll(/<Cube\s+(?:time=["']([^"']*)["']|currency=["']([^"']*)["']\s+rate=["']([^"']*)["'])/g)) {
    const [, time, currency = '', rate = ''] = cube
    const bad = (given: string) => ({ line: text.slice(0, cube.index).split('\n').length, given })
    if (time !== undefined) {
      date = dateIn(time)
      if (!date) return bad(time)
    } else if (known.has(currency)) {
      if (!date || !isRate(rate)) return bad(rate)
      rates.push({ currency: currency as Currency, date, rate })
    }
  }
  return rates
}

function dateIn(text: string): string | undefined {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : dayOf(`${text} UTC`)
  if (!Number.isInteger(number)) return undefined
  const date = dateOf(number)
  return (date === text || /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(text)) && date >= firstRateDay && date < '2200-01-01' ? date : undefined
}
