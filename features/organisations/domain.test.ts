import { expect, test } from 'vitest'
import { domainOf, isMailProvider } from './domain.ts'

test.each([
  ['https://www.shop.terravolta.co.uk/about?x=1', 'terravolta.co.uk'],
  ['ada@mail.terravolta.eu', 'terravolta.eu'],
  ['https://terravolta.github.io/', 'terravolta.github.io'],
  ['https://127.0.0.1/', null],
  ['https://co.uk/', null],
])('the domain of %s is %s', (address, domain) => expect(domainOf(address)).toBe(domain))

test.each(['gmail.com', 'gmx.de', 'proton.me', 'posteo.de', 'laposte.net'])('%s is a mail provider', (domain) =>
  expect(isMailProvider(domain)).toBe(true),
)
test.each(['siemens.com', 'bund.de'])('%s is not a mail provider', (domain) => expect(isMailProvider(domain)).toBe(false))
