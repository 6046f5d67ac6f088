import { currencyFormat, shortCurrencyFormat } from '#platform/currency-format.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { fromMinorUnits } from '#ui/minor-units.ts'

/** An amount in thousands: '€450K', '€1,250K', with one decimal below ten. Languages other than English have no 'K': '1,25 Mio. €'. */
export function thousandsText(minor: number, currency: string, locale = readerLocale()): string {
  const amount = fromMinorUnits(minor, currency)
  if (!/^en\b/.test(locale)) return new Intl.NumberFormat(locale, shortCurrencyFormat(currency)).format(amount)
  const thousands = amount / 1_000
  const parts = new Intl.NumberFormat(locale, {
    ...currencyFormat(currency),
    minimumFractionDigits: 0,
    maximumFractionDigits: Math.abs(thousands) < 10 ? 1 : 0,
  }).formatToParts(thousands)
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  return parts.map(({ value }, index) => (index === last ? `${value}K` : value)).join('')
}
