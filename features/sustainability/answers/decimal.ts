import { Big } from 'big.js'
import { type Quantity, type Unit, quantities } from '../catalogue/units.ts'

/** More than any figure needs; longer ones would only be typing errors. */
const mostDigits = 30

/** An exact number in its shortest form, without an exponent: '1.50' is '1.5'. Undefined if it is not one. */
export function normalDecimal(text: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text) || text.length > mostDigits) return undefined
  return new Big(text).toFixed()
}

/** A number in the first unit of its quantity. Exact, because units are powers of ten of each other. */
export function inFirstUnit(decimal: string, quantity: Quantity, unit: Unit | null): string {
  const power = unit === null ? 0 : powerOf(quantity, unit)
  return new Big(decimal).times(new Big(10).pow(power)).toFixed()
}

/** A number of the first unit in another one. */
export const inUnit = (decimal: string, quantity: Quantity, unit: Unit): string =>
  new Big(decimal).times(new Big(10).pow(-powerOf(quantity, unit))).toFixed()

/** The units in which a quantity can be given; none for plain numbers. */
export const unitsOf = (quantity: Quantity): Unit[] => Object.keys(quantities[quantity]) as Unit[]

const powerOf = (quantity: Quantity, unit: Unit): number => (quantities[quantity] as Record<string, number>)[unit] ?? 0

export const isBelow = (one: string | number, other: string | number): boolean => new Big(one).lt(new Big(other))
