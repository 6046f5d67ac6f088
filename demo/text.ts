import type { Random } from './random.ts'

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Numbers up to twelve as words. */
export const inWords = (number: number): string => numberWords[number] ?? String(number)

const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty']

/** The number that '1,300' or 'Twenty-three' means; undefined if there is none. */
export function numberOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''))
  const [first = '', second = 'no'] = text.toLowerCase().split('-')
  const small = [...numberWords, ...teens].indexOf(first)
  if (small >= 0) return small
  return tens.includes(first) ? (tens.indexOf(first) + 2) * 10 + numberWords.indexOf(second) : undefined
}

/** The largest number of years that a text states in words; 0 if there is none. */
export function yearsIn(text: string): number {
  const stated = [...text.matchAll(/([a-z-]+) years/g)].map(([, word = '']) => numberOf(word) ?? 0)
  return Math.max(0, ...stated)
}

/** 'a, b and c' */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/**
 * Fills in a pattern: `{a|b}` picks a choice, `{10-40}` draws a whole number, `{name}` inserts a value.
 * @throws Error if a value is missing
 */
export function write(random: Random, pattern: string, values: Readonly<Record<string, string>> = {}): string {
  const written = pattern.replace(/\{([^{}]+)\}/g, (_, inside: string) => {
    if (inside.includes('|')) return random.pick(inside.split('|'))
    const range = /^(\d+)-(\d+)$/.exec(inside)
    if (range) return roundish(random.int(Number(range[1]), Number(range[2]))).toLocaleString('en')
    const value = values[inside]
    if (value === undefined) throw new Error(`The pattern '${pattern}' has no value for {${inside}}`)
    return value
  })
  return written === pattern ? written : write(random, written, values)
}

/** Rounds numbers of four digits and more to 50. */
const roundish = (number: number) => (number < 1000 ? number : Math.round(number / 50) * 50)

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean)

/** Capitalises the first letter. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
