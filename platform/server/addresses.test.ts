import { expect, test } from 'vitest'
import { isLoopback, networkOf } from './addresses.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => expect(isLoopback(address)).toBe(true))

test.each(['192.0.2.7', '10.0.0.1', '2001:db8::1', '::', '::ffff:192.0.2.7', '', 'localhost'])('%o is not this machine', (address) =>
  expect(isLoopback(address)).toBe(false),
)
