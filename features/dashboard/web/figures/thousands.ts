import { readerLocale } from '#platform/web/i18n.ts'
import { fromMinorUnits } from '#ui/minor-units.ts'

/** An amount in thousands of its currency: '€450K', '€1,250K'; below ten with a tenth. */
export function thousandsText(minor: number, currency: string, locale = readerLocale()): string {
  const thousands = fromMinorUnits(minor, currency) / 1_000
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.abs(thousands) < 10 ? 1 : 0,
  }).formatToParts(thousands)
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  return parts.map(({ value }, index) => (index === last ? `${value}K` : value)).join('')
}
