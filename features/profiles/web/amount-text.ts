import { t } from '@lingui/core/macro'
import type { Currency } from '../vocabulary.ts'
import { formatMoney, formatMoneyRangeShort, formatMoneyShort } from './figures.ts'

/** A range of amounts in minor units; either end may be open, and both may be equal. */
interface Amount {
  from: number | null
  to: number | null
  currency: Currency
}

/** A startup's round or an investor's tickets in compact form: '€500K – €2M', 'Up to €250,000'. */
export function amountText({ from, to, currency }: Amount): string | undefined {
  if (from !== null && to !== null) return from === to ? money(from, currency) : formatMoneyRangeShort(from, to, currency)
  if (from !== null) return t`From ${money(from, currency)}`
  return to === null ? undefined : t`Up to ${money(to, currency)}`
}

/** Longer amounts are abbreviated. In characters. */
const maxLength = 11

function money(minor: number, currency: Currency): string {
  const inFull = formatMoney(minor, currency)
  return inFull.length > maxLength ? formatMoneyShort(minor, currency) : inFull
}
