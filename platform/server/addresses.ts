import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An IP address ('10.0.0.5') or a network ('192.0.2.0/24'). */
export const isAddressRange = (text: string): boolean =>
  isIP(text) !== 0 || (isIP(text.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(text))

/** Whether an IP address (not a host name) is this machine. */
export const isLoopback = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Identifies a household or company: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`
}
