import { t } from '@lingui/core/macro'
import { formatMoney } from '#features/profiles/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { UpdateFields } from '../contract.ts'
import { growth } from '../periods.ts'

export const figureNames = ['revenue', 'cash', 'burn', 'team', 'customers', 'emissions_saved'] as const
export type FigureName = (typeof figureNames)[number]
export type Figures = Pick<UpdateFields, FigureName | 'currency'>

/** What each figure is called where it is read. */
export const figureLabel = (name: FigureName): string =>
  ({
    revenue: t`Revenue`,
    cash: t`Cash at the end`,
    burn: t`Net burn a month`,
    team: t`Team (full-time)`,
    customers: t`Customers`,
    emissions_saved: t`CO₂e saved`,
  })[name]

/** A figure as the reader writes it; undefined where it was left out. */
export function figureText(name: FigureName, figures: Figures): string | undefined {
  const value = figures[name]
  if (value === null) return undefined
  if (name === 'revenue' || name === 'cash' || name === 'burn') return formatMoney(value, figures.currency)
  if (name === 'emissions_saved') return weightText(value)
  return value.toLocaleString(readerLocale())
}

/** From kilograms: tonnes where there are any. */
function weightText(kilograms: number): string {
  const isTonnes = kilograms >= 1_000
  const text = (isTonnes ? kilograms / 1_000 : kilograms).toLocaleString(readerLocale(), { maximumFractionDigits: isTonnes ? 1 : 0 })
  return isTonnes ? t`${text} t` : t`${text} kg`
}

/** By how much a figure is other than before: '+12%'; undefined where that says nothing. */
export function changeText(name: FigureName, figures: Figures, before: Figures | undefined): string | undefined {
  const change = growth(figures[name], before?.[name])
  if (change === undefined) return undefined
  return new Intl.NumberFormat(readerLocale(), { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(change)
}

/** How many whole months the cash lasts at this burn; undefined where that says nothing. */
export function runwayMonths({ cash, burn }: Pick<Figures, 'cash' | 'burn'>): number | undefined {
  return cash !== null && burn !== null && cash > 0 && burn > 0 ? Math.floor(cash / burn) : undefined
}
