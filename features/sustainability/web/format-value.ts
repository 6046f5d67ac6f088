import { readerLocale } from '#platform/web/i18n.ts'

/** The units of figures as readers write them. */
const signs: Readonly<Record<string, string>> = {
  tCO2e: 't CO₂e',
  kgCO2e: 'kg CO₂e',
  ktCO2e: 'kt CO₂e',
  m3: 'm³',
  m2: 'm²',
  km2: 'km²',
}

/** An exact decimal in the reader's format, with its unit: '1,250.5 MWh'. */
export function formatFigure(decimal: string, unit: string | null): string {
  if (unit === 'percent') return formatPercent(decimal)
  const number = formatDecimal(decimal)
  if (!unit) return number
  return `${number} ${signs[unit] ?? unit}`
}

/** '12%', in German '12 %'. */
const formatPercent = (decimal: string): string =>
  new Intl.NumberFormat(readerLocale(), { style: 'unit', unit: 'percent', maximumFractionDigits: 20 }).format(
    decimal as Intl.StringNumericLiteral,
  )

/** An exact decimal in the reader's format. */
const formatDecimal = (decimal: string): string =>
  new Intl.NumberFormat(readerLocale(), { maximumFractionDigits: 20 }).format(decimal as Intl.StringNumericLiteral)

/** An amount of a currency. */
export const formatAmount = (decimal: string, currency: string): string =>
  new Intl.NumberFormat(readerLocale(), { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 2 }).format(
    decimal as Intl.StringNumericLiteral,
  )
