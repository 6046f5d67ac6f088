import { expect, test } from 'vitest'
import { isAddressRange, isLoopback, networkOf } from './addresses.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is a loopback address', (address) =>
  expect(isLoopback(address)).toBe(true),
)

test.each(['192.0.2.7', '10.0.0.1', '2001:db8::1', '::', '::ffff:192.0.2.7', '', 'localhost'])('%o is not a loopback address', (address) =>
  expect(isLoopback(address)).toBe(false),
)

test.each(['10.0.0.5', '192.0.2.0/24', '2001:db8::/32', '::1'])('%s is a valid address range', (text) =>
  expect(isAddressRange(text)).toBe(true),
)

test.each(['', '10.1', '10.0.0.0/33', '10.0.0.0/', 'proxy.example', '*', '10.0.0.0/8/8'])('%o is not an address range', (text) =>
  expect(isAddressRange(text)).toBe(false),
)
