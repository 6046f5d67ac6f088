import * as z from 'zod'
import { longestText } from '#features/events/limits.ts'
import type { Outbound } from '#platform/server/outbound/index.ts'
import { kindOf } from '../normalise/kind-of.ts'
import { placeOf } from '../normalise/place.ts'
import { pageAddress, plainLine, plainText } from '../normalise/plain-text.ts'
import { pricesOf } from '../normalise/price.ts'
import { endOf, isZone } from '../normalise/time.ts'
import { type Adapter, type FoundEvent, SourceFailure, jsonOf, refuseFailed } from './adapter.ts'

const provider = 'https://www.eventbriteapi.com/v3'
const mostBytes = 5 * 1024 * 1024
const mostPages = 40
const expansions = 'venue,organizer,ticket_availability,event_sales_status'

const text = z.string().nullish()
const event = z.object({
  id: z.string(),
  name: z.object({ text }).nullish(),
  summary: text,
  url: text,
  start: z.object({ timezone: text, utc: z.iso.datetime() }),
  end: z.object({ utc: z.iso.datetime() }).nullish(),
  status: text,
  online_event: z.boolean().nullish(),
  is_free: z.boolean().nullish(),
  category_id: text,
  logo: z.object({ url: text, original: z.object({ url: text }).nullish() }).nullish(),
  organizer: z.object({ name: text }).nullish(),
  venue: z
    .object({
      name: text,
      latitude: text,
      longitude: text,
      address: z.object({ city: text, country: text, localized_address_display: text }).nullish(),
    })
    .nullish(),
  ticket_availability: z
    .object({
      minimum_ticket_price: z.object({ currency: text, major_value: text }).nullish(),
      maximum_ticket_price: z.object({ currency: text, major_value: text }).nullish(),
    })
    .nullish(),
  event_sales_status: z.object({ message_code: text }).nullish(),
})
const page = z.object({
  events: z.array(z.unknown()),
  pagination: z.object({ has_more_items: z.boolean().nullish(), continuation: text }).nullish(),
})

/** Events of organisers and organisations on Eventbrite, from its API v3. */
export const eventbrite = (token: string | undefined, base = provider): Adapter => ({
  isConfigured: token !== undefined,
  addressOf(given) {
    const named = /^\s*(organizations|organizers)\/(\d{1,20})\s*$/.exec(given)
    if (named) return `${named[1]}/${named[2]}`
    const number = /^\s*(?:https:\/\/www\.eventbrite\.[a-z.]+\/o\/(?:[\w%-]*-)?)?(\d{1,20})\/?(?:\?.*)?\s*$/.exec(given)?.[1]
    return number ? `organizers/${number}` : null
  },
  async find({ address }, outbound) {
    if (token === undefined) throw new SourceFailure('credentials')
    const first = await pageOf(outbound, token, `${base}/${address}/events/`, undefined, true)
    return { events: allPages(outbound, token, `${base}/${address}/events/`, first) }
  },
})

type Page = z.infer<typeof page> & { isExpanded: boolean }

async function* allPages(outbound: Outbound, token: string, address: string, first: Page): AsyncGenerator<FoundEvent> {
  let current = first
  for (let read = 1; ; read += 1) {
    for (const each of current.events) {
      const parsed = event.safeParse(each)
      const found = parsed.success ? foundEvent(parsed.data) : undefined
      if (found) yield found
    }
    const continuation = current.pagination?.has_more_items ? current.pagination.continuation : undefined
    if (!continuation) return
    // Omitted events must not be taken for removed ones.
    if (read === mostPages) throw new SourceFailure('too-large')
    current = await pageOf(outbound, token, address, continuation, current.isExpanded)
  }
}

async function pageOf(
  outbound: Outbound,
  token: string,
  address: string,
  continuation: string | undefined,
  isExpanded: boolean,
): Promise<Page> {
  const query = new URLSearchParams({
    status: 'live',
    time_filter: 'current_future',
    order_by: 'start_asc',
    ...(isExpanded && { expand: expansions }),
    ...(continuation && { continuation }),
  })
  const answer = await outbound.ask(`${address}?${query}`, { maxBytes: mostBytes, headers: { authorization: `Bearer ${token}` } })
  if (answer.status >= 200 && answer.status < 300) {
    const parsed = page.safeParse(jsonOf(answer))
    if (!parsed.success) throw new SourceFailure('not-events', parsed.error)
    return { ...parsed.data, isExpanded }
  }
  const error = errorOf(answer.body.toString())
  if (error === 'EXPANSION_FAILED' && isExpanded) return pageOf(outbound, token, address, continuation, false)
  const code = error === undefined ? undefined : codes[error]
  if (code) throw new SourceFailure(code)
  refuseFailed(answer)
  throw new SourceFailure('other')
}

/** The API's error code decides: a wrong token has status 400. */
const codes: Record<string, SourceFailure['code']> = {
  INVALID_AUTH: 'credentials',
  INVALID_AUTH_HEADER: 'credentials',
  NO_AUTH: 'credentials',
  ACCESS_DENIED: 'access-denied',
  NOT_AUTHORIZED: 'access-denied',
  NOT_FOUND: 'not-found',
  HIT_RATE_LIMIT: 'rate-limit',
  INTERNAL_ERROR: 'unavailable',
  EXPANSION_FAILED: 'unavailable',
}

function errorOf(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' ? error : undefined
  } catch {
    return undefined
  }
}

function foundEvent(said: z.infer<typeof event>): FoundEvent | undefined {
  const title = plainLine(said.name?.text, longestText.title)
  if (!title) return undefined
  const description = plainText(said.summary, longestText.description)
  const starts_at = new Date(said.start.utc)
  const venue = said.venue ?? undefined
  const prices = [said.ticket_availability?.minimum_ticket_price, said.ticket_availability?.maximum_ticket_price]
  return {
    external_id: said.id,
    title,
    description,
    starts_at,
    ends_at: endOf(starts_at, said.end ? new Date(said.end.utc) : null),
    time_zone: isZone(said.start.timezone) ? said.start.timezone : 'UTC',
    all_day: false,
    is_confirmed: true,
    ...placeOf({
      format: said.online_event ? 'online' : 'on-site',
      venue: venue?.name,
      address: venue?.address?.localized_address_display,
      city: venue?.address?.city,
      country: venue?.address?.country,
      latitude: venue?.latitude,
      longitude: venue?.longitude,
    }),
    ...kindOf({ title, description, category: Number(said.category_id ?? Number.NaN) }),
    organizer: plainLine(said.organizer?.name, longestText.organizer),
    website: pageAddress(said.url, longestText.website),
    ...pricesOf(
      said.is_free
        ? [{ value: 0, currency: undefined }]
        : prices.flatMap((price) => (price ? [{ value: price.major_value, currency: price.currency }] : [])),
    ),
    attendees: null,
    picture_address: pageAddress(said.logo?.original?.url ?? said.logo?.url, 1_000),
    is_cancelled: said.status === 'canceled' || said.event_sales_status?.message_code === 'event_cancelled',
  }
}
