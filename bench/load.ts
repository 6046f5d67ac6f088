import autocannon from 'autocannon'

export interface Load {
  url: string
  headers: Record<string, string>
}

export const connections = 16

/** Requests per second that a server answers at 16 connections. @throws Error if any answer is not a success */
export async function throughput({ url, headers }: Load, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0)
    throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`)
  return result.requests.total / result.duration
}

/** Throughput of several servers, measured in turns so that all meet the same machine; the median of each. */
export async function interleaved<Name extends string>(
  loads: Record<Name, Load>,
  rounds: number,
  seconds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(loads) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (const name of names) await throughput(loads[name], 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push(await throughput(loads[name], seconds))
  }
  return Object.fromEntries(names.map((name) => [name, median(measured[name])])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
