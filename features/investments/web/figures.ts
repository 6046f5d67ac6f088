import { currencyFormat, shortCurrencyFormat } from '#platform/currency-format.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { fromMinorUnits } from '#ui/minor-units.ts'

/** Shown when there is no figure. */
export const noFigure = '–'

/** An amount without decimals in the reader's format: 125050 in EUR is '€1,251'. */
export const wholeMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(readerLocale(), { ...currencyFormat(currency), maximumFractionDigits: 0 }).format(fromMinorUnits(minor, currency))

/** An amount with its cents, if it has any: 125050 in EUR is '€1,250.50'. */
export const exactMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(readerLocale(), { ...currencyFormat(currency), trailingZeroDisplay: 'stripIfInteger' }).format(
    fromMinorUnits(minor, currency),
  )

/** An amount of minor units with its cents and without a currency: 125050 is '1,250.50'. */
export const exactAmount = (minor: number): string =>
  (minor / 100).toLocaleString(readerLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' })

/** A compact amount for small spaces: '€1.3K'. */
export const shortMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(readerLocale(), shortCurrencyFormat(currency)).format(fromMinorUnits(minor, currency))

/** A multiple: 1.5 is '1.50×'. */
export const multipleText = (ratio: number | null): string =>
  ratio === null ? noFigure : `${ratio.toLocaleString(readerLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`

/** An annual rate: 0.1234 is '12.3%'. */
export const rateText = (rate: number | null): string =>
  rate === null ? noFigure : rate.toLocaleString(readerLocale(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
