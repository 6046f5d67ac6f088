import { oneOf } from '#platform/web/rooms/address-values.ts'

/** What the figures answer: how the community grows, how far new members come, who stays, and who looks for whom. */
const subjects = ['growth', 'journey', 'retention', 'supply'] as const
export type Subject = (typeof subjects)[number]

/** Which figures are shown, from the address. */
export function validSearch({ show }: Record<string, unknown>): { show?: Subject } {
  const found = oneOf(subjects, show)
  return found ? { show: found } : {}
}
