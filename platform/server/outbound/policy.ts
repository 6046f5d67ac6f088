import { lookup } from 'node:dns'
import { type LookupFunction, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { OutboundFailure } from './failure.ts'

/** Where requests may go. Tests allow their own machine; production uses `publicOnly`. */
export interface OutboundPolicy {
  protocols: readonly string[]
  isAllowed(address: string): boolean
  lookup: typeof lookup
  /** Asked for text records; by default those of the machine. */
  nameServers?: readonly string[]
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet: not this machine, its network, or a tunnel to one of them. */
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
  // Literal addresses are not resolved, so they are checked here; URL parsing has normalised them.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new OutboundFailure('forbidden-address')
  return url
}

/** Resolves names for a connection, so that the checked address is the one that is connected to. */
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
