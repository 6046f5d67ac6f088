import { currencyFormat, shortCurrencyFormat } from '#platform/currency-format.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { fromMinorUnits } from '#ui/minor-units.ts'

/** Stands where there is no figure. */
export const noFigure = '–'

/** Money without decimals, as the reader writes it: 125050 in EUR is '€1,251'. */
export const wholeMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(readerLocale(), { ...currencyFormat(currency), maximumFractionDigits: 0 }).format(fromMinorUnits(minor, currency))

/** The same where there is little room: '€1.3K'. */
export const shortMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(readerLocale(), shortCurrencyFormat(currency)).format(fromMinorUnits(minor, currency))

/** How many times the money: 1.5 is '1.50×'. */
export const multipleText = (ratio: number | null): string =>
  ratio === null ? noFigure : `${ratio.toLocaleString(readerLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`

/** A rate a year: 0.1234 is '12.3%'. */
export const rateText = (rate: number | null): string =>
  rate === null ? noFigure : rate.toLocaleString(readerLocale(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A date of the calendar, as the reader writes it: '21 Nov 2026'. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
