/** How long a result is used, in milliseconds. */
const usedFor = 60_000

interface Kept {
  result: Promise<unknown>
  at: number
  isPending: boolean
}
const kept = new WeakMap<object, Map<string, Kept>>()

/** The result of `work`, at most a minute old and shared by all who ask; errors are not kept. @param again to renew a finished one */
export function cached<Result>(owner: object, name: string, again: boolean, work: () => Promise<Result>): Promise<Result> {
  let own = kept.get(owner)
  if (!own) kept.set(owner, (own = new Map()))
  const known = own.get(name)
  if (known && (known.isPending || (!again && performance.now() - known.at < usedFor))) return known.result as Promise<Result>
  const result = work()
  const entry = { result, at: performance.now(), isPending: true }
  own.set(name, entry)
  result.then(
    () => (entry.isPending = false),
    () => own.delete(name),
  )
  return result
}
