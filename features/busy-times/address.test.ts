import { expect, test } from 'vitest'
import { secureAddress } from './address.ts'

test.each([
  ['https://calendar.example/private-abc/basic.ics', 'https://calendar.example/private-abc/basic.ics'],
  ['  webcal://calendar.example/a.ics#today ', 'https://calendar.example/a.ics'],
  ['WEBCALS://calendar.example/a.ics?token=1', 'https://calendar.example/a.ics?token=1'],
  ['cloud.example.org/remote.php/dav', 'https://cloud.example.org/remote.php/dav'],
  ['caldav.example.org:8443', 'https://caldav.example.org:8443/'],
])('%s is read at %s', (given, address) => expect(secureAddress(given)).toBe(address))

test.each([
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'https://me:secret@calendar.example/a.ics',
  'https://localhost/a.ics',
  'https://[::1]/a.ics',
  'two words.example',
  'javascript:alert(1)',
  `https://calendar.example/${'x'.repeat(2_000)}`,
  '',
])('%o is refused', (given) => expect(secureAddress(given)).toBeNull())
