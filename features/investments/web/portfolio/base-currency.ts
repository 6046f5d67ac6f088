import { keptByMember } from '#platform/web/kept-entries.ts'
import { oneOf } from '#platform/web/rooms/address-values.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useMember } from '#features/members/web/index.ts'
import { type Currency, currencies } from '#features/profiles/vocabulary.ts'

const kept = keptByMember<Currency>('base-currency', (value) => oneOf(currencies, value), ':')
const name = 'chosen'

/** The currency for totals, as chosen on this device; undefined to show each currency separately. */
export function useBaseCurrency(): [base: Currency | undefined, choose: (base: Currency | undefined) => void] {
  const entries = kept(useMember()?.id ?? '')
  const base = useStore(entries.entries, (all) => all.get(name))
  return [base, (chosen) => (chosen ? entries.keep(name, chosen) : entries.remove(name))]
}
