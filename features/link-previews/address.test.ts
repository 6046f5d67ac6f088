import { expect, test } from 'vitest'
import { firstLink, hostOf, previewable } from './address.ts'

test.each([
  ['https://example.org', 'https://example.org/'],
  ['http://EXAMPLE.org:80/a?b=1#part', 'https://example.org/a?b=1'],
  ['https://example.org/?utm_source=us&id=7&fbclid=abc', 'https://example.org/?id=7'],
  ['https://example.org:443/', 'https://example.org/'],
  ['https://müller.example/', 'https://xn--mller-kva.example/'],
])('%s is fetched as %s', (given, address) => expect(previewable(given)).toBe(address))

test.each([
  ...['', 'nonsense', 'ftp://example.org/', 'javascript:alert(1)', 'file:///etc/passwd', 'mailto:ada@example.org'],
  ...['https://ada:secret@example.org/', 'https://example.org:22/', 'http://example.org:443/', 'https://localhost/', 'https://intranet/'],
  ...['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://8.8.8.8/', 'https://[::1]/', 'https://[2606:4700::1111]/'],
  `https://example.org/${'a'.repeat(2_000)}`,
])('%s has no preview', (given) => expect(previewable(given)).toBeUndefined())

test('the first link to a page is meant, not an address of a person', () => {
  expect(firstLink('Write to ada@example.org, see (www.example.org/a) or https://example.com.')).toBe('https://www.example.org/a')
  expect(firstLink('Nothing here: example.org')).toBeUndefined()
})

test('a host is shown without www, and in the form that cannot imitate another', () => {
  expect(hostOf('https://www.example.org/a')).toBe('example.org')
  expect(hostOf('https://аpple.example/')).toBe('xn--pple-43d.example')
})
