/**
 * The number a record has for a name, 0 if none. Names are members' own words, so that one may be 'constructor': inherited properties
 * don't count.
 */
export function numberAt(record: Readonly<Record<string, number>>, name: string): number {
  const value: unknown = record[name]
  return typeof value === 'number' ? value : 0
}
