import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address ('10.0.0.5'), or a network of them ('192.0.2.0/24'). */
export const isAddressRange = (text: string): boolean =>
  isIP(text) !== 0 || (isIP(text.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(text))

/** Whether an address (not a name) is this machine itself. */
export const isLoopback = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** One household or company: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`
}
