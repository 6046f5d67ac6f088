import { Resolver } from 'node:dns/promises'
import { OutboundFailure } from './failure.ts'
import type { OutboundPolicy } from './policy.ts'

/** How long a name server may take, in milliseconds, and how often it is asked. */
const patience = { timeout: 3_000, tries: 2 }
const noRecords = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME'])

/** The TXT records of a name, each with its parts joined; none if there is no such name. @throws OutboundFailure timeout, network */
export async function readTextRecords(name: string, { nameServers }: Pick<OutboundPolicy, 'nameServers'>): Promise<string[]> {
  const resolver = new Resolver(patience)
  if (nameServers) resolver.setServers(nameServers)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (noRecords.has(code)) return []
    throw new OutboundFailure(code === 'ETIMEOUT' ? 'timeout' : 'network', error)
  }
}
