import pg from 'pg'

const oid = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182, textArray: 1009 } as const
const parseTextArray = new pg.TypeOverrides().getTypeParser(oid.textArray) as unknown as (text: string) => (string | null)[]
const each =
  <Value>(parse: (text: string) => Value) =>
  (text: string) =>
    parseTextArray(text).map((item) => (item === null ? null : parse(item)))

/** A whole number of any size: a number, or a BigInt where a number would not be exact. */
function parseInteger(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

/** A day without a time stays text ('2026-11-20'), because a Date would be another day elsewhere. */
const parseDay = (text: string) => text

/** How values of both databases become JavaScript's: as `pg` has it, except for whole numbers and days. */
export const valueTypes = new pg.TypeOverrides()
valueTypes.setTypeParser(oid.int8, parseInteger)
valueTypes.setTypeParser(oid.int8Array, each(parseInteger))
valueTypes.setTypeParser(oid.date, parseDay)
valueTypes.setTypeParser(oid.dateArray, each(parseDay))
