/** A position in a manually ordered list between those of two neighbours, either of which may be missing. */
export function placeBetween(before: number | undefined, next: number | undefined): number {
  if (before === undefined) return next === undefined ? 0 : next - 1
  return next === undefined ? before + 1 : (before + next) / 2
}
