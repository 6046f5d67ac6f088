/** Exact arithmetic with decimal strings: `-12.50`. */
interface Scaled {
  readonly digits: bigint
  readonly scale: number
}

const form = /^-?\d+(?:\.\d+)?$/u

export function isDecimal(text: string): boolean {
  return form.test(text)
}

/** What Excel means by a number: the shortest that is stored as it, without an exponent. */
export function decimalOf(number: number): string {
  const [mantissa = '0', exponent] = String(number).split('e')
  return exponent === undefined ? mantissa : shift(mantissa, Number(exponent))
}

function parse(decimal: string): Scaled {
  const [whole, fraction = ''] = decimal.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

function print({ digits, scale }: Scaled): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/u, '')
  return (digits < 0n ? '-' : '') + whole + (fraction && `.${fraction}`)
}

/** Times a power of ten. */
export function shift(decimal: string, power: number): string {
  const { digits, scale } = parse(decimal)
  return scale >= power ? print({ digits, scale: scale - power }) : print({ digits: digits * 10n ** BigInt(power - scale), scale: 0 })
}

export function sum(decimals: readonly string[]): string {
  const scaled = decimals.map(parse)
  const scale = Math.max(0, ...scaled.map((each) => each.scale))
  return print({ digits: scaled.reduce((total, each) => total + each.digits * 10n ** BigInt(scale - each.scale), 0n), scale })
}

export function negated(decimal: string): string {
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`
}

export function equal(a: string, b: string): boolean {
  return print(parse(a)) === print(parse(b))
}
