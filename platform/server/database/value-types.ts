import pg from 'pg'

const oid = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182, textArray: 1009 } as const
const parseTextArray = new pg.TypeOverrides().getTypeParser(oid.textArray) as unknown as (text: string) => (string | null)[]
const each =
  <Value>(parse: (text: string) => Value) =>
  (text: string) =>
    parseTextArray(text).map((item) => (item === null ? null : parse(item)))

/** An integer of any size: a number, or a BigInt where a number would not be exact. */
function parseInteger(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

/** Dates without a time stay text ('2026-11-20'), because a Date could be another day in other time zones. */
const parseDay = (text: string) => text

/** Type parsers for both databases: as in `pg`, except for integers and dates. */
export const valueTypes = new pg.TypeOverrides()
valueTypes.setTypeParser(oid.int8, parseInteger)
valueTypes.setTypeParser(oid.int8Array, each(parseInteger))
valueTypes.setTypeParser(oid.date, parseDay)
valueTypes.setTypeParser(oid.dateArray, each(parseDay))
