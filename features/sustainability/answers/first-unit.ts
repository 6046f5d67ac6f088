import { type Quantity, type Unit, quantities } from '../catalogue/units.ts'

/** The unit in which a quantity is compared and added; null for plain numbers. */
export const firstUnitOf = (quantity: string | null): Unit | null =>
  quantity !== null && quantity in quantities ? ((Object.keys(quantities[quantity as Quantity])[0] as Unit | undefined) ?? null) : null
