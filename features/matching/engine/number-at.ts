/**
 * What a record of numbers says of a name, 0 if nothing. The names are members' own words, so that one may be 'constructor':
 * what an object has by itself is no number of ours.
 */
export function numberAt(record: Readonly<Record<string, number>>, name: string): number {
  const value: unknown = record[name]
  return typeof value === 'number' ? value : 0
}
