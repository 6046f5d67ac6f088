import { t } from '@lingui/core/macro'
import { formatMoney } from '#features/profiles/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { UpdateFields } from '../contract.ts'
import type { FigureName } from '../figure-names.ts'
import { growth } from '../periods.ts'

export type Figures = Pick<UpdateFields, FigureName | 'currency'>

export const figureLabel = (name: FigureName): string =>
  ({
    revenue: t`Revenue`,
    cash: t`Cash at period end`,
    burn: t`Net burn per month`,
    team: t`Team (full-time)`,
    customers: t`Customers`,
    emissions_saved: t`CO₂e saved`,
  })[name]

/** A figure in the reader's format; undefined if it was not reported. */
export function figureText(name: FigureName, figures: Figures): string | undefined {
  const value = figures[name]
  if (value === null) return undefined
  if (name === 'revenue' || name === 'cash' || name === 'burn') return formatMoney(value, figures.currency)
  if (name === 'emissions_saved') return weightText(value)
  return value.toLocaleString(readerLocale())
}

/** Converts kilograms into tonnes from 1,000 kg. */
function weightText(kilograms: number): string {
  const isTonnes = kilograms >= 1_000
  const text = (isTonnes ? kilograms / 1_000 : kilograms).toLocaleString(readerLocale(), { maximumFractionDigits: isTonnes ? 1 : 0 })
  return isTonnes ? t`${text} t` : t`${text} kg`
}

/** The change of a figure, such as '+12%'; undefined if there is no meaningful comparison. */
export function changeText(name: FigureName, figures: Figures, before: Figures | undefined): string | undefined {
  const change = growth(figures[name], before?.[name])
  if (change === undefined) return undefined
  return new Intl.NumberFormat(readerLocale(), { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(change)
}

/** The number of whole months that the cash lasts at this burn rate; undefined if unknown. */
export function runwayMonths({ cash, burn }: Pick<Figures, 'cash' | 'burn'>): number | undefined {
  return cash !== null && burn !== null && cash > 0 && burn > 0 ? Math.floor(cash / burn) : undefined
}
