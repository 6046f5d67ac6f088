import { t } from '@lingui/core/macro'
import type { Currency } from '../vocabulary.ts'
import { formatMoney, formatMoneyRangeShort, formatMoneyShort } from './figures.ts'

/** From one amount to another, in minor units; either may be open, and both may be the same. */
interface Amount {
  from: number | null
  to: number | null
  currency: Currency
}

/** What a startup raises or an investor's tickets, where there is little room: '€500K – €2M', 'Up to €250,000'. */
export function amountText({ from, to, currency }: Amount): string | undefined {
  if (from !== null && to !== null) return from === to ? money(from, currency) : formatMoneyRangeShort(from, to, currency)
  if (from !== null) return t`From ${money(from, currency)}`
  return to === null ? undefined : t`Up to ${money(to, currency)}`
}

/** An amount of more characters is wider than its place. */
const widest = 11

function money(minor: number, currency: Currency): string {
  const inFull = formatMoney(minor, currency)
  return inFull.length > widest ? formatMoneyShort(minor, currency) : inFull
}
