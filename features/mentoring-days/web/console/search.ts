import { oneOf } from '#platform/web/rooms/address-values.ts'

const tabs = ['people', 'plan', 'settings'] as const
export type DayTab = (typeof tabs)[number]

/** Which part of a day is shown, from the address. */
export function validSearch({ tab }: Record<string, unknown>): { tab?: DayTab } {
  const found = oneOf(tabs, tab)
  return found ? { tab: found } : {}
}
