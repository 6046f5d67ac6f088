import providers from 'email-providers'
import { getDomain } from 'tldts'

/** Mail providers that the list does not have. */
const others = ['posteo.de', 'posteo.net', 'mailfence.com', 'disroot.org', 'riseup.net']
const mailProviders = new Set([...providers, ...others])

/** The registered domain of a website or an email address ('https://www.shop.example.co.uk/', 'ada@mail.example.co.uk'); null if it has none. */
export const domainOf = (address: string): string | null => getDomain(address, { allowPrivateDomains: true })

/** Whether anybody can get an address at a domain, so that one there proves nothing. By the list of email-providers. */
export const isMailProvider = (domain: string): boolean => mailProviders.has(domain)
