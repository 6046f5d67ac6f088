import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('every setting has a default', () => {
  expect(readConfiguration({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    database: { url: undefined, poolSize: 10 },
    s3: undefined,
  })
})

test.each([
  [{ PORT: 'eighty' }, "PORT is 'eighty'; allowed: a port from 0 to 65535"],
  [{ PORT: '70000' }, "PORT is '70000'; allowed: a port from 0 to 65535"],
  [{ DATABASE_POOL: '2.5' }, "DATABASE_POOL is '2.5'; allowed: a whole number from 2 to 200"],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL is invalid (value not shown); allowed: an address starting with http:// or https://'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is invalid (value not shown); allowed: an address starting with postgres:// or postgresql://',
  ],
  [
    { VALKEY_URL: 'http://x' },
    'VALKEY_URL is invalid (value not shown); allowed: an address starting with redis:// or rediss:// or valkey:// or valkeys://',
  ],
  [{ VALKEY_URL: 'redis://localhost' }, 'VALKEY_URL requires DATABASE_URL'],
  [{ TRUST_PROXY: 'true' }, "TRUST_PROXY is 'true'; allowed: the number of proxies in front, from 0 to 9"],
  [{ TRUST_PROXY: '10.0.0.5, nginx' }, "TRUST_PROXY is '10.0.0.5, nginx'; allowed: the number of proxies in front"],
  [{ SECURITY_CONTACT: 'us' }, "SECURITY_CONTACT is 'us'; allowed: an email address, or a page at https://…"],
  [{ MEETUP_KEY_ID: 'kid' }, 'MEETUP_PRIVATE_KEY belong together: set all four or none'],
  [{ MEETUP_PRIVATE_KEY: 'secret' }, 'MEETUP_PRIVATE_KEY is invalid (value not shown); allowed: a private key as PEM'],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud'; allowed: one of fatal, error, warn, info, debug, silent"],
  [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three or none'],
  [{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
  [{ S3_ENDPOINT: 'https://s3.example.net' }, 'set all three or none, and S3_ENDPOINT only with them'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL requires PUBLIC_URL: links in emails need the address of the site'],
])('%j is refused with its name, its value and the allowed ones', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message)
})

test('all invalid settings are reported together, and empty ones count as unset', () => {
  expect(() => readConfiguration({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  expect(readConfiguration({ PORT: '', S3_ENDPOINT: '', PUBLIC_URL: 'https://example.org/' })).toMatchObject({
    port: 3000,
    s3: undefined,
    publicUrl: 'https://example.org',
  })
})

test.each([
  [undefined, 0],
  ['false', 0],
  ['2', 2],
  ['127.0.0.1, 2001:db8::/32', ['127.0.0.1', '2001:db8::/32']],
])('behind the proxies %o', (TRUST_PROXY, trustProxy) => expect(readConfiguration({ TRUST_PROXY })).toMatchObject({ trustProxy }))

const fingerprint = Array.from({ length: 32 }, () => 'aB').join(':')

test('linked apps are identified by their signature', () => {
  expect(readConfiguration({})).toMatchObject({ appLinks: { android: [], ios: [] } })
  const APP_LINKS_ANDROID = `network.esg.mobile=${fingerprint}, example.community=${fingerprint}`
  expect(readConfiguration({ APP_LINKS_ANDROID, APP_LINKS_IOS: 'A1B2C3D4E5.network.esg.mobile' }).appLinks).toEqual({
    android: ['network.esg.mobile', 'example.community'].map((name) => ({ name, fingerprint: fingerprint.toUpperCase() })),
    ios: ['A1B2C3D4E5.network.esg.mobile'],
  })
  for (const wrong of ['network.esg.mobile', `mobile=${fingerprint}`, `network.esg.mobile=${fingerprint.slice(3)}`, 'a.b=xx'])
    expect(() => readConfiguration({ APP_LINKS_ANDROID: wrong })).toThrow(/^APP_LINKS_ANDROID is .*; allowed: a package and the SHA-256/)
  expect(() => readConfiguration({ APP_LINKS_IOS: 'network.esg.mobile' })).toThrow(/^APP_LINKS_IOS is .*allowed: a team and a bundle/)
})

test.each([
  [{}, undefined],
  [{ CONTACT_EMAIL: 'hello@example.org' }, 'mailto:hello@example.org'],
  [{ CONTACT_EMAIL: 'hello@example.org', SECURITY_CONTACT: 'safe@example.org' }, 'mailto:safe@example.org'],
  [{ SECURITY_CONTACT: 'https://example.org/security' }, 'https://example.org/security'],
])('with %j vulnerabilities are reported to %s', (environment, securityContact) =>
  expect(readConfiguration(environment)).toMatchObject({ securityContact }),
)
