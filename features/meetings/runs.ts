/** Starts in order; those that follow each other at intervals of `step` are one run, such as a free day. Durations are in minutes. */
export interface Starts {
  step: number
  /** The first start, ISO 8601; null if there is none. */
  first: string | null
  /** How long after the first start each run begins, and how many starts it has. */
  runs: { after: number; count: number }[]
}

const minute = 60_000

/**
 * Starts as runs: a tenth of the size, and one time to format instead of dozens.
 * @param starts in order, whole minutes apart, in milliseconds since 1970
 */
export function runsOf(starts: readonly number[], step: number): Starts {
  const [first] = starts
  if (first === undefined) return { step, first: null, runs: [] }
  const runs: Starts['runs'] = []
  let run: Starts['runs'][number] | undefined
  let next = 0
  for (const start of starts) {
    if (run && start === next) run.count += 1
    else runs.push((run = { after: (start - first) / minute, count: 1 }))
    next = start + step * minute
  }
  return { step, first: new Date(first).toISOString(), runs }
}

/** The starts of runs, in order. */
export function startsOf({ step, first, runs }: Starts): string[] {
  if (first === null) return []
  const from = Date.parse(first)
  return runs.flatMap(({ after, count }) =>
    Array.from({ length: count }, (_, at) => new Date(from + (after + at * step) * minute).toISOString()),
  )
}
