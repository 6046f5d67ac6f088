import autocannon from 'autocannon'
import { recordOf } from '#platform/record-of.ts'
import type { Member } from './community.ts'
import { median } from './percentiles.ts'

interface Load {
  url: string
  /**
   * The members who send requests: one for each connection, or in turn if there are fewer, since the server limits each member. Each may read
   * a path of its own.
   */
  members: readonly (Pick<Member, 'cookie'> & { path?: string })[]
}

/** Puts a server under load for some seconds. @returns its throughput in each second */
export type Measure = (seconds: number) => Promise<number>

export const connections = 16

/** Requests per second that a server answers at 16 connections. @throws Error if any answer is not a success */
export const throughput =
  ({ url, members }: Load): Measure =>
  async (seconds) => {
    let count = 0
    const setupClient = (client: autocannon.Client) => {
      const { cookie = '', path } = members[count % members.length] ?? {}
      client.setRequests([{ headers: { cookie }, ...(path !== undefined && { path }) }])
      count += 1
    }
    const result = await autocannon({ url, setupClient, connections, duration: seconds })
    const failed = result.errors + result.timeouts + result.non2xx
    if (failed > 0)
      throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`)
    return result.requests.total / result.duration
  }

/** The median of each of several servers, measured in alternation so that all have the same conditions. */
export async function interleaved<Name extends string>(
  measures: Record<Name, Measure>,
  rounds: number,
  seconds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[]
  const measured = recordOf(names, (): number[] => [])
  // Until what a request runs is compiled.
  for (const name of names) await measures[name](3)
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push(await measures[name](seconds))
  }
  return recordOf(names, (name) => median(measured[name]))
}
