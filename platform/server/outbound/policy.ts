import { lookup } from 'node:dns'
import { type LookupFunction, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { OutboundFailure } from './failure.ts'

/** Where requests may go. Tests let their own machine in; the program has `publicOnly`. */
export interface OutboundPolicy {
  protocols: readonly string[]
  isAllowed(address: string): boolean
  lookup: typeof lookup
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is a machine on the public internet: not this one, its network, or a way to reach one of these. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

export const publicOnly: OutboundPolicy = { protocols: ['https:'], isAllowed: isPublicAddress, lookup }

/** @throws OutboundFailure bad-address, forbidden-address */
export function checkAddress(address: string, { protocols, isAllowed }: OutboundPolicy): URL {
  const url = URL.parse(address)
  if (!url || !protocols.includes(url.protocol) || url.username || url.password) throw new OutboundFailure('bad-address')
  // Of a literal address nothing is looked up, so that it is checked here; the URL has it in its usual spelling.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new OutboundFailure('forbidden-address')
  return url
}

/** Looks names up for a connection: what is connected to is what was checked, however a name's addresses change. */
export const guardedLookup =
  (policy: OutboundPolicy): LookupFunction =>
  (hostname, options, callback) => {
    policy.lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error) return callback(error, '', 0)
      if (!first || found.some(({ address }) => !policy.isAllowed(address))) {
        return callback(new OutboundFailure('forbidden-address'), '', 0)
      }
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
