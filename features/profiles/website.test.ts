import { expect, test } from 'vitest'
import { normalisedWebsite } from './website.ts'

test.each([
  ['example.org', 'https://example.org/'],
  ['http://example.org/a?b=c', 'http://example.org/a?b=c'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
])('%s is %s', (value, url) => expect(normalisedWebsite(value)).toBe(url))

test.each([
  'acme',
  'acme,example',
  'javascript:alert(1)',
  'ftp://example.org',
  'https://',
  'https://user:secret@example.org',
  'two words.example',
  '.example',
])('%s is no website', (value) => expect(normalisedWebsite(value)).toBeNull())
