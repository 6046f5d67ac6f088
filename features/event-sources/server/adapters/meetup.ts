import { createSign } from 'node:crypto'
import * as z from 'zod'
import { longestText } from '#features/events/limits.ts'
import { countryNamed, findCityByName } from '#features/places/server/index.ts'
import type { Outbound } from '#platform/server/outbound/index.ts'
import { kindOf } from '../normalise/kind-of.ts'
import { placeOf } from '../normalise/place.ts'
import { pageAddress, plainLine, plainText } from '../normalise/plain-text.ts'
import { pricesOf } from '../normalise/price.ts'
import { endOf, isZone, timeOf } from '../normalise/time.ts'
import { type Adapter, type FoundEvent, SourceFailure, jsonOf, refuseFailed } from './adapter.ts'

const provider = { api: 'https://api.meetup.com/gql-ext', tokens: 'https://secure.meetup.com/oauth2/access' }
const mostBytes = 5 * 1024 * 1024
const mostPages = 10
const pageSize = 50
const usualRadius = 25
const kmPerMile = 1.609_344
const day = 24 * 60 * 60_000
/** How long before their expiry tokens are renewed, in ms. */
const margin = 60_000

export interface MeetupKey {
  clientKey: string
  memberId: string
  keyId: string
  privateKey: string
}

const query = `query($filter: SearchConnectionFilter!, $first: Int, $after: String) {
  eventSearch(filter: $filter, first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges { node {
      id token title description eventUrl dateTime endTime eventType status
      group { name timezone }
      venues { name address city country lat lon venueType }
      rsvps(first: 1) { yesCount }
      feeSettings { required amount currency }
      featuredEventPhoto { standardUrl }
    } }
  }
}`

const text = z.string().nullish()
const event = z.object({
  id: text,
  token: text,
  title: text,
  description: text,
  eventUrl: text,
  dateTime: z.string(),
  endTime: text,
  eventType: text,
  status: text,
  group: z.object({ name: text, timezone: text }).nullish(),
  venues: z
    .array(
      z.object({
        name: text,
        address: text,
        city: text,
        country: text,
        lat: z.number().nullish(),
        lon: z.number().nullish(),
        venueType: text,
      }),
    )
    .nullish(),
  rsvps: z.object({ yesCount: z.number().int().min(0).max(10_000_000).nullish() }).nullish(),
  feeSettings: z.object({ required: z.boolean().nullish(), amount: z.number().nullish(), currency: text }).nullish(),
  featuredEventPhoto: z.object({ standardUrl: text }).nullish(),
})
const answered = z.object({
  data: z
    .object({
      eventSearch: z
        .object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: text }),
          edges: z.array(z.object({ node: z.unknown() })),
        })
        .nullish(),
    })
    .nullish(),
  errors: z.array(z.object({ message: text, extensions: z.object({ code: text }).nullish() })).nullish(),
})
const granted = z.object({ access_token: z.string(), expires_in: z.number().nullish() })

/**
 * Results of Meetup's search, from its GraphQL API. Addresses look like 'startup near Berlin, DE', optionally with 'within 40 km'.
 */
export function meetup(key: MeetupKey | undefined, { api, tokens } = provider): Adapter {
  let token: { value: string; until: number } | undefined

  async function tokenFrom(outbound: Outbound, of: MeetupKey): Promise<string> {
    if (token && token.until > Date.now()) return token.value
    const answer = await outbound.ask(tokens, {
      method: 'POST',
      maxBytes: 100_000,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertionOf(of) }).toString(),
    })
    if (answer.status === 400) throw new SourceFailure('credentials')
    refuseFailed(answer)
    const parsed = granted.safeParse(jsonOf(answer))
    if (!parsed.success) throw new SourceFailure('credentials', parsed.error)
    token = { value: parsed.data.access_token, until: Date.now() + (parsed.data.expires_in ?? 3600) * 1000 - margin }
    return token.value
  }

  async function pageOf(outbound: Outbound, of: MeetupKey, filter: object, after: string | null) {
    const answer = await outbound.ask(api, {
      method: 'POST',
      maxBytes: mostBytes,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenFrom(outbound, of)}` },
      body: JSON.stringify({ query, variables: { filter, first: pageSize, after } }),
    })
    if (answer.status === 401) token = undefined
    refuseFailed(answer)
    const parsed = answered.safeParse(jsonOf(answer))
    if (!parsed.success) throw new SourceFailure('not-events', parsed.error)
    // Errors come with any status, with or without data.
    const [error] = parsed.data.errors ?? []
    if (error) throw new SourceFailure(codeOf(`${error.extensions?.code ?? ''} ${error.message ?? ''}`))
    const found = parsed.data.data?.eventSearch
    if (!found) throw new SourceFailure('not-events')
    return found
  }

  async function* allPages(
    outbound: Outbound,
    of: MeetupKey,
    filter: object,
    first: Awaited<ReturnType<typeof pageOf>>,
  ): AsyncGenerator<FoundEvent> {
    let current = first
    for (let read = 1; ; read += 1) {
      for (const { node } of current.edges) {
        const parsed = event.safeParse(node)
        const found = parsed.success ? foundEvent(parsed.data) : undefined
        if (found) yield found
      }
      if (!current.pageInfo.hasNextPage || !current.pageInfo.endCursor) return
      if (read === mostPages) throw new SourceFailure('too-large')
      current = await pageOf(outbound, of, filter, current.pageInfo.endCursor)
    }
  }

  return {
    isConfigured: key !== undefined,
    addressOf(given) {
      const search = searchOf(given)
      return (
        search &&
        `${search.words} near ${search.city.name}, ${search.city.country}${search.radius === usualRadius ? '' : ` within ${search.radius} km`}`
      )
    },
    async find({ address }, outbound) {
      const search = searchOf(address)
      if (!key) throw new SourceFailure('credentials')
      if (!search) throw new SourceFailure('not-found')
      const filter = {
        query: search.words,
        lat: search.city.latitude,
        lon: search.city.longitude,
        radius: Math.ceil(search.radius / kmPerMile),
        startDateRange: new Date().toISOString(),
        endDateRange: new Date(Date.now() + 180 * day).toISOString(),
      }
      return { events: allPages(outbound, key, filter, await pageOf(outbound, key, filter, null)) }
    },
  }
}

function searchOf(address: string) {
  const [, words = '', name = '', country = '', radius] =
    /^\s*(\S.{0,78}?) near ([^,]{1,80}), ?([^,]{2,60}?)(?: within (\d{1,3}) ?km)?\s*$/i.exec(address) ?? []
  const code = countryNamed(country)
  const city = code ? findCityByName(name, code) : undefined
  return city ? { words, city, radius: Math.min(100, Math.max(5, Number(radius ?? usualRadius))) } : null
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWT assertion signed with the key (RFC 7523). @throws SourceFailure credentials for an invalid key */
function assertionOf({ clientKey, memberId, keyId, privateKey }: MeetupKey): string {
  const claims = { iss: clientKey, sub: memberId, aud: 'api.meetup.com', exp: Math.floor(Date.now() / 1000) + 120 }
  const signed = `${base64url({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${base64url(claims)}`
  try {
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  } catch (cause) {
    throw new SourceFailure('credentials', cause)
  }
}

function codeOf(error: string): SourceFailure['code'] {
  if (/rate|limit|points/i.test(error)) return 'rate-limit'
  if (/unauth|authenticat|token|credential/i.test(error)) return 'credentials'
  if (/forbidden|permission|denied|subscription/i.test(error)) return 'access-denied'
  return /internal|unavailable|timeout/i.test(error) ? 'unavailable' : 'other'
}

function foundEvent(said: z.infer<typeof event>): FoundEvent | undefined {
  const time_zone = isZone(said.group?.timezone) ? said.group.timezone : 'UTC'
  const starts = timeOf(said.dateTime, time_zone)
  const title = plainLine(said.title, longestText.title)
  const id = said.token || said.id
  if (!starts || !title || !id) return undefined
  const description = plainText(said.description, longestText.description)
  // Online events come with invented coordinates.
  const venue = said.venues?.find(({ venueType }) => venueType?.toLowerCase() !== 'online')
  const format = said.eventType?.toUpperCase() === 'ONLINE' || (!venue && said.venues?.length) ? 'online' : 'on-site'
  const fee = said.feeSettings
  return {
    external_id: id,
    title,
    description,
    starts_at: starts.at,
    ends_at: endOf(starts.at, timeOf(said.endTime, time_zone)?.at),
    time_zone,
    all_day: false,
    is_confirmed: true,
    ...placeOf({
      format: said.eventType?.toUpperCase() === 'HYBRID' ? 'hybrid' : format,
      venue: venue?.name,
      address: venue?.address,
      city: venue?.city,
      country: venue?.country,
      latitude: venue?.lat,
      longitude: venue?.lon,
    }),
    ...kindOf({ title, description }),
    organizer: plainLine(said.group?.name, longestText.organizer),
    website: pageAddress(said.eventUrl, longestText.website),
    ...pricesOf(fee?.required && fee.amount ? [{ value: fee.amount, currency: fee.currency }] : []),
    attendees: said.rsvps?.yesCount ?? null,
    picture_address: pageAddress(said.featuredEventPhoto?.standardUrl, 1_000),
    is_cancelled: /^cancell?ed/i.test(said.status ?? ''),
  }
}
