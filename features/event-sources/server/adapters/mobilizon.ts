import * as z from 'zod'
import { longestText } from '#features/events/limits.ts'
import type { Outbound } from '#platform/server/outbound/index.ts'
import { kindOf } from '../normalise/kind-of.ts'
import { placeOf } from '../normalise/place.ts'
import { pageAddress, plainLine } from '../normalise/plain-text.ts'
import { endOf, isZone } from '../normalise/time.ts'
import { type Adapter, type FoundEvent, SourceFailure, httpsAddress, jsonOf, refuseFailed } from './adapter.ts'

const mostBytes = 5 * 1024 * 1024
const mostPages = 20
const pageSize = 50

const query = `query($term: String, $beginsOn: DateTime, $page: Int, $limit: Int) {
  searchEvents(term: $term, beginsOn: $beginsOn, page: $page, limit: $limit) {
    total
    elements {
      uuid title url beginsOn endsOn status
      picture { url }
      tags { title }
      physicalAddress { description street locality postalCode country geom }
      organizerActor { name }
      attributedTo { name }
      options { timezone isOnline }
    }
  }
}`

const text = z.string().nullish()
const event = z.object({
  uuid: z.string(),
  title: text,
  url: text,
  beginsOn: z.iso.datetime({ offset: true }),
  endsOn: z.iso.datetime({ offset: true }).nullish(),
  status: text,
  picture: z.object({ url: text }).nullish(),
  tags: z.array(z.object({ title: text })).nullish(),
  physicalAddress: z.object({ description: text, street: text, locality: text, postalCode: text, country: text, geom: text }).nullish(),
  organizerActor: z.object({ name: text }).nullish(),
  attributedTo: z.object({ name: text }).nullish(),
  options: z.object({ timezone: text, isOnline: z.boolean().nullish() }).nullish(),
})
const answered = z.object({
  data: z.object({ searchEvents: z.object({ total: z.number().int(), elements: z.array(z.unknown()) }).nullish() }).nullish(),
})

/** Events on a Mobilizon instance, from its open GraphQL API: `https://mobilizon.example/?term=climate`. */
export const mobilizon: Adapter = {
  isConfigured: true,
  addressOf(given) {
    const address = httpsAddress(given)
    const url = address ? new URL(address) : undefined
    const term = url?.searchParams.get('term')?.trim()
    return url ? `${url.origin}/${term ? `?term=${encodeURIComponent(term)}` : ''}` : null
  },
  async find({ address }, outbound) {
    const url = new URL(address)
    const term = url.searchParams.get('term') ?? ''
    return { events: allPages(outbound, url, term, await pageOf(outbound, url, term, 1)) }
  },
}

interface Page {
  total: number
  elements: unknown[]
}

async function pageOf(outbound: Outbound, { origin }: URL, term: string, page: number): Promise<Page> {
  const answer = await outbound.ask(`${origin}/api`, {
    method: 'POST',
    maxBytes: mostBytes,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { term, beginsOn: new Date().toISOString(), page, limit: pageSize } }),
  })
  refuseFailed(answer)
  const parsed = answered.safeParse(jsonOf(answer))
  if (!parsed.success || !parsed.data.data?.searchEvents) throw new SourceFailure('not-events', parsed.error)
  return parsed.data.data.searchEvents
}

async function* allPages(outbound: Outbound, url: URL, term: string, first: Page): AsyncGenerator<FoundEvent> {
  let current = first
  for (let page = 1; ; page += 1) {
    for (const each of current.elements) {
      const parsed = event.safeParse(each)
      const found = parsed.success ? foundEvent(url.host, parsed.data) : undefined
      if (found) yield found
    }
    if (current.elements.length === 0 || page * pageSize >= current.total) return
    if (page === mostPages) throw new SourceFailure('too-large')
    current = await pageOf(outbound, url, term, page + 1)
  }
}

function foundEvent(host: string, said: z.infer<typeof event>): FoundEvent | undefined {
  const title = plainLine(said.title, longestText.title)
  if (!title) return undefined
  const starts_at = new Date(said.beginsOn)
  const place = said.physicalAddress
  // '4.83;45.76': longitude first.
  const [longitude, latitude] = place?.geom?.split(';') ?? []
  const isOnline = said.options?.isOnline === true
  return {
    external_id: `${host}/${said.uuid.slice(0, 100)}`,
    title,
    description: '',
    starts_at,
    ends_at: endOf(starts_at, said.endsOn ? new Date(said.endsOn) : null),
    time_zone: isZone(said.options?.timezone) ? said.options.timezone : 'UTC',
    all_day: false,
    is_confirmed: said.status !== 'TENTATIVE',
    ...placeOf({
      format: !isOnline ? 'on-site' : place ? 'hybrid' : 'online',
      venue: place?.description,
      address: [place?.street, [place?.postalCode, place?.locality].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      city: place?.locality,
      country: place?.country,
      latitude,
      longitude,
    }),
    ...kindOf({ title, tags: (said.tags ?? []).map((tag) => tag.title ?? '') }),
    organizer: plainLine(said.attributedTo?.name ?? said.organizerActor?.name, longestText.organizer),
    website: pageAddress(said.url, longestText.website),
    min_price: null,
    max_price: null,
    currency: null,
    attendees: null,
    picture_address: pageAddress(said.picture?.url, 1_000),
    is_cancelled: said.status === 'CANCELLED',
  }
}
