import { currencyFormat, shortCurrencyFormat } from '#platform/currency-format.ts'
import { fromMinorUnits } from '#ui/minor-units.ts'
import { readerLocale } from '#platform/web/i18n.ts'

/** Formats minor units in the reader's locale: 180000000 EUR is '€1,800,000'. Decimals only if there are cents. */
export function formatMoney(minor: number, currency: string, locale = readerLocale()): string {
  return moneyFormat(currency, locale).format(fromMinorUnits(minor, currency))
}

/** A range: '€25,000 – €150,000', '25.000–150.000 €'. */
export function formatMoneyRange(least: number, most: number, currency: string, locale = readerLocale()): string {
  return moneyFormat(currency, locale).formatRange(fromMinorUnits(least, currency), fromMinorUnits(most, currency))
}

/** A range in compact form: '€500K – €2M'. */
export function formatMoneyRangeShort(least: number, most: number, currency: string, locale = readerLocale()): string {
  return shortMoneyFormat(currency, locale).formatRange(fromMinorUnits(least, currency), fromMinorUnits(most, currency))
}

/** Compact form: '€6.5M'. */
export function formatMoneyShort(minor: number, currency: string, locale = readerLocale()): string {
  return shortMoneyFormat(currency, locale).format(fromMinorUnits(minor, currency))
}

/** A year has no thousands separator: 2022 is '2022'. */
export function formatYear(year: number, locale = readerLocale()): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(year)
}

/** A share from 0 to 1 as a percentage: 0.4 is '40%'. */
export function formatPercent(share: number, locale = readerLocale()): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
}

const moneyFormat = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { ...currencyFormat(currency), trailingZeroDisplay: 'stripIfInteger' })

const shortMoneyFormat = (currency: string, locale: string) => new Intl.NumberFormat(locale, shortCurrencyFormat(currency))
