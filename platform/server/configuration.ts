import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { isAddressRange } from './addresses.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <Type extends z.ZodType>(type: Type) => z.preprocess(blankIsUnset, type.optional())
const withDefault = <Type extends z.ZodType>(type: Type, value: unknown) => z.preprocess((given) => blankIsUnset(given) ?? value, type)
/** An integer from `least` to `most`; `what` is the message for everything else. */
const integer = (what: string, least: number, most = Infinity) => z.coerce.number(what).int(what).min(least, what).max(most, what)
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => protocols.includes(URL.parse(value)?.protocol ?? ''),
      `an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )

/**
 * A number of proxies, or their addresses. 'true' is refused: it would trust any number of them, so that visitors could choose their
 * address.
 */
const trustedProxies = z.string().transform((value, context) => {
  if (value === 'false') return 0
  if (/^\d$/.test(value)) return Number(value)
  const ranges = value.split(',').map((range) => range.trim())
  if (ranges.every(isAddressRange)) return ranges
  context.addIssue('the number of proxies in front, from 0 to 9, or their addresses and networks: 10.0.0.5, 192.0.2.0/24')
  return z.NEVER
})

const weeklyBudget = integer('a whole number from 1 to 10000', 1, 10_000)

/** Native apps: an Android package with the fingerprint of its signing certificate, or an Apple team with a bundle id. */
const androidApp = /^(?<name>[a-z]\w*(?:\.\w+)+)=(?<fingerprint>[0-9A-F]{2}(?::[0-9A-F]{2}){31})$/i
const iosApp = /^[A-Z0-9]{10}\.[\w-]+(?:\.[\w-]+)+$/
const listOf = (item: RegExp, what: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .refine((items) => items.every((each) => item.test(each)), what)

/** Every variable with its validation message and default; the README's table documents them. */
const variables = z.object({
  HOST: withDefault(z.string().regex(/^[\w.:-]+$/, 'a host name or an IP address'), '127.0.0.1'),
  PORT: withDefault(integer('a port from 0 to 65535', 0, 65535), '3000'),
  PUBLIC_URL: optional(url('http:', 'https:')),
  DATA_DIR: withDefault(z.string(), 'data'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_POOL: withDefault(integer('a whole number from 2 to 200', 2, 200), '10'),
  VALKEY_URL: optional(url('redis:', 'rediss:', 'valkey:', 'valkeys:')),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: withDefault(
    z.string().regex(/@/, "an address such as 'ESG Network <hello@example.org>'"),
    'ESG Network <esg-network@localhost>',
  ),
  MAIL_DELAY: withDefault(integer('a whole number of seconds', 0), '120'),
  S3_BUCKET: optional(z.string()),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_ENDPOINT: optional(url('http:', 'https:')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  AUTH_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  CONTACT_EMAIL: optional(z.email('an email address')),
  SECURITY_CONTACT: optional(
    z
      .string()
      .transform((contact) => (z.email().safeParse(contact).success ? `mailto:${contact}` : contact))
      .refine((contact) => /^(https|mailto):$/.test(URL.parse(contact)?.protocol ?? ''), 'an email address, or a page at https://…'),
  ),
  CONTACT_PHONE: optional(z.string().max(40, 'at most 40 characters')),
  CONTACT_ADDRESS: optional(z.string().max(200, 'at most 200 characters')),
  MATCH_SHOWN_PER_WEEK: withDefault(weeklyBudget, '50'),
  MATCH_INTERESTS_PER_WEEK: withDefault(weeklyBudget, '10'),
  EVENTBRITE_TOKEN: optional(z.string()),
  MEETUP_CLIENT_KEY: optional(z.string()),
  MEETUP_MEMBER_ID: optional(z.string()),
  MEETUP_KEY_ID: optional(z.string()),
  MEETUP_PRIVATE_KEY: optional(z.string().regex(/PRIVATE KEY-----/, 'a private key as PEM; line breaks may be written as \\n')),
  APP_LINKS_ANDROID: optional(
    listOf(androidApp, 'a package and the SHA-256 of its certificate, such as network.esg.mobile=AB:CD:…; separate several with commas'),
  ),
  APP_LINKS_IOS: optional(listOf(iosApp, 'a team and a bundle, such as A1B2C3D4E5.network.esg.mobile; separate several with commas')),
  OVERLOAD_DELAY: withDefault(integer('a whole number of milliseconds', 0), '1000'),
  TRUST_PROXY: withDefault(trustedProxies, '0'),
  SERVICE_WORKER: withDefault(z.enum(['on', 'off'], 'on or off'), 'on'),
  METRICS_TOKEN: optional(z.string().min(16, 'at least 16 characters')),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'one of fatal, error, warn, info, debug, silent'),
    'info',
  ),
})

/** Members use https, so cookies and links can require it. */
export const isSecure = ({ publicUrl }: Pick<Configuration, 'publicUrl'>): boolean => publicUrl?.startsWith('https:') ?? false

export interface Configuration {
  host: string
  port: number
  /** The public URL without a trailing slash; undefined: taken from each request. */
  publicUrl: string | undefined
  dataDirectory: string
  database: { url: string | undefined; poolSize: number }
  /** A Valkey or Redis server for live events between nodes; PostgreSQL is used without it. */
  valkeyUrl: string | undefined
  /** `delay`: how long to collect notifications of the same kind before sending an email, in seconds. */
  mail: { smtpUrl: string | undefined; from: string; delay: number }
  s3: { bucket: string; region: string; endpoint: string | undefined; accessKeyId: string; secretAccessKey: string } | undefined
  authSecret: string | undefined
  /** Contact details of the operators, shown on the landing page. */
  contact: { email: string | undefined; phone: string | undefined; address: string | undefined }
  /** URI for reporting vulnerabilities; undefined: none is published. */
  securityContact: string | undefined
  /** How many new members a member is shown to per week, and how many interests per week may wait for their answer. */
  matching: { shownPerWeek: number; interestsPerWeek: number }
  /** API keys of event providers; those without a key are not queried. */
  eventSources: {
    eventbrite: { token: string } | undefined
    meetup: { clientKey: string; memberId: string; keyId: string; privateKey: string } | undefined
  }
  /** Apps that open links to this site on phones where they are installed. */
  appLinks: { android: readonly { name: string; fingerprint: string }[]; ios: readonly string[] }
  /** Requests are refused while the event loop lags by more than this, in milliseconds; 0: never. */
  overloadDelay: number
  /** Which proxies may report the client's address: this many in front of us, or those in these networks. */
  trustProxy: number | readonly string[]
  /** If false, browsers are told to remove the service worker and its caches. */
  hasServiceWorker: boolean
  metricsToken: string | undefined
  logLevel: string
}

/** A setting is invalid; the message names it, its value and what is allowed. */
export class ConfigurationError extends Error {}

/**
 * Reads the settings from the environment, and from `.env` in the working directory for those that are not set.
 * @throws ConfigurationError listing every invalid setting
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  if (environment === process.env && existsSync('.env')) process.loadEnvFile('.env')
  const parsed = variables.safeParse(environment)
  if (!parsed.success) {
    const secret = /SECRET|TOKEN|URL|KEY/
    throw new ConfigurationError(
      parsed.error.issues
        .map((issue) => {
          const name = String(issue.path[0])
          const given = secret.test(name) ? 'invalid (value not shown)' : `'${environment[name]}'`
          return `${name} is ${given}; allowed: ${issue.message}`
        })
        .join('\n'),
    )
  }
  const read = parsed.data
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = read
  const s3 =
    bucket && accessKeyId && secretAccessKey ? { bucket, region: read.S3_REGION, endpoint, accessKeyId, secretAccessKey } : undefined
  if (!s3 && (bucket || accessKeyId || secretAccessKey || endpoint)) {
    throw new ConfigurationError(
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three or none, and S3_ENDPOINT only with them',
    )
  }
  const { MEETUP_CLIENT_KEY: clientKey, MEETUP_MEMBER_ID: memberId, MEETUP_KEY_ID: keyId, MEETUP_PRIVATE_KEY: privateKey } = read
  const meetup = clientKey && memberId && keyId && privateKey ? { clientKey, memberId, keyId, privateKey } : undefined
  if (!meetup && (clientKey || memberId || keyId || privateKey)) {
    throw new ConfigurationError(
      'MEETUP_CLIENT_KEY, MEETUP_MEMBER_ID, MEETUP_KEY_ID and MEETUP_PRIVATE_KEY belong together: set all four or none',
    )
  }
  if (read.VALKEY_URL && !read.DATABASE_URL) {
    throw new ConfigurationError('VALKEY_URL requires DATABASE_URL, because several nodes cannot share the embedded database')
  }
  if (read.SMTP_URL && !read.PUBLIC_URL) {
    throw new ConfigurationError('SMTP_URL requires PUBLIC_URL: links in emails need the address of the site')
  }
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDirectory: resolve(read.DATA_DIR),
    database: { url: read.DATABASE_URL, poolSize: read.DATABASE_POOL },
    valkeyUrl: read.VALKEY_URL,
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM, delay: read.MAIL_DELAY },
    s3,
    authSecret: read.AUTH_SECRET,
    contact: { email: read.CONTACT_EMAIL, phone: read.CONTACT_PHONE, address: read.CONTACT_ADDRESS },
    appLinks: {
      android: (read.APP_LINKS_ANDROID ?? []).map((each) => {
        const { name = '', fingerprint = '' } = androidApp.exec(each)?.groups ?? {}
        return { name, fingerprint: fingerprint.toUpperCase() }
      }),
      ios: read.APP_LINKS_IOS ?? [],
    },
    securityContact: read.SECURITY_CONTACT ?? (read.CONTACT_EMAIL && `mailto:${read.CONTACT_EMAIL}`),
    matching: { shownPerWeek: read.MATCH_SHOWN_PER_WEEK, interestsPerWeek: read.MATCH_INTERESTS_PER_WEEK },
    eventSources: {
      eventbrite: read.EVENTBRITE_TOKEN ? { token: read.EVENTBRITE_TOKEN } : undefined,
      meetup: meetup && { ...meetup, privateKey: meetup.privateKey.replaceAll('\\n', '\n') },
    },
    overloadDelay: read.OVERLOAD_DELAY,
    trustProxy: read.TRUST_PROXY,
    hasServiceWorker: read.SERVICE_WORKER === 'on',
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
  }
}
