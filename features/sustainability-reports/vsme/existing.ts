/** What the taxonomy and the official template are known to have. */
export function existing<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The VSME taxonomy and template do not fit together')
  return value
}
