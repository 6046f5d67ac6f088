import { expect, test } from 'vitest'
import { normalisedWebsite } from '#platform/website.ts'
import { normalisedLinkedin } from './website.ts'

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
])('%s is not a website', (value) => expect(normalisedWebsite(value)).toBeNull())

test.each([
  ['linkedin.com/in/marit', 'https://linkedin.com/in/marit'],
  ['https://www.linkedin.com/in/marit', 'https://www.linkedin.com/in/marit'],
  ['http://NO.LinkedIn.com/in/marit', 'http://no.linkedin.com/in/marit'],
])('%s is a LinkedIn address', (value, url) => expect(normalisedLinkedin(value)).toBe(url))

test.each([
  'marit',
  'example.org/linkedin.com',
  'notlinkedin.com/in/marit',
  'linkedin.com.example.org',
  'https://linkedin.com@example.org/',
])('%s is not a LinkedIn address', (value) => expect(normalisedLinkedin(value)).toBeNull())
