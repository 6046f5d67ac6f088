import { longestText } from '#features/events/limits.ts'
import { countryNamed } from '#features/places/server/index.ts'
import { textOf } from '#platform/server/outbound/index.ts'
import { kindOf } from '../normalise/kind-of.ts'
import { placeOf, placeOfLine } from '../normalise/place.ts'
import { pageAddress, plainLine, plainText } from '../normalise/plain-text.ts'
import { pricesOf } from '../normalise/price.ts'
import { dayAfter, endOf, instantIn, timeOf } from '../normalise/time.ts'
import { zoneOfPlace, zonesOf } from '../normalise/zone-of-place.ts'
import { type Adapter, type FoundEvent, SourceFailure, askIfChanged, httpsAddress, idFrom, validatorsOf } from './adapter.ts'

const mostBytes = 5 * 1024 * 1024
const mostOnPage = 500
const deepest = 8

/** Events marked up for search engines: schema.org/Event as JSON-LD. */
export const webPage: Adapter = {
  isConfigured: true,
  addressOf: httpsAddress,
  async find(source, outbound) {
    const answer = await askIfChanged(source, outbound, { maxBytes: mostBytes, headers: { accept: 'text/html' } })
    if (answer === 'unchanged') return answer
    const events = eventsOnPage(textOf(answer), source.id, answer.url)
    if (events.length === 0) throw new SourceFailure('not-events')
    return { events, ...validatorsOf(answer) }
  },
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
const nodeOf = (value: unknown): Node | undefined => listOf(value).find(isNode)
/** A text, or the name of an object. */
const nameOf = (value: unknown): unknown => listOf(value).map((each) => (isNode(each) ? (each['name'] ?? each['url']) : each))[0]

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** A link on a page, absolute or relative. */
const addressOn = (page: string, value: unknown) => (wordOf(value) ? URL.parse(wordOf(value), page)?.href : undefined)

/** The events of a page, earliest first. */
function eventsOnPage(html: string, sourceId: string, address: string): FoundEvent[] {
  const found: FoundEvent[] = []
  for (const node of eventNodes(html)) {
    const event = foundEvent(node, sourceId, address)
    if (event) found.push(event)
    if (found.length === mostOnPage) break
  }
  return found.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
}

function* eventNodes(html: string): Generator<Node> {
  const opening = /<script\b[^<>]{0,300}\btype\s*=\s*["']?application\/ld\+json\b[^<>]{0,300}>/gi
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = html.indexOf('</script', opening.lastIndex)
    if (end === -1) return
    const block = html.slice(opening.lastIndex, end)
    // Otherwise each opening inside the block would be searched for its end again.
    opening.lastIndex = end
    try {
      yield* nodesIn(JSON.parse(block), 0)
    } catch (error) {
      // Other blocks may still be valid.
      if (!(error instanceof SyntaxError)) throw error
    }
  }
}

function* nodesIn(value: unknown, depth: number): Generator<Node> {
  if (depth > deepest) return
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each, depth + 1)
  if (!isNode(value)) return
  if (listOf(value['@type']).some((type) => typeof type === 'string' && /(?:^|\/)(?:\w*Event|Hackathon|Festival)$/.test(type))) {
    const parts = listOf(value['subEvent'])
    // A series without a start is replaced by its parts.
    if (parts.length === 0 || value['startDate'] !== undefined) yield value
    if (value['startDate'] === undefined) yield* nodesIn(parts, depth + 1)
    return
  }
  for (const [key, part] of Object.entries(value)) if (key !== '@context') yield* nodesIn(part, depth + 1)
}

function foundEvent(node: Node, sourceId: string, page: string): FoundEvent | undefined {
  const title = plainLine(nameOf(node['name']), longestText.title)
  const inUtc = timeOf(node['startDate'], 'UTC')
  if (!title || !inUtc) return undefined
  const place = placeSaid(node)
  const zone = zoneSaid(node['startDate'], { ...place, country: place.country ?? countryOf(node) })
  const starts = timeOf(node['startDate'], zone) ?? inUtc
  const last = timeOf(node['endDate'], zone)
  const starts_at = starts.isDay ? instantIn(zone, new Date(`${wordOf(node['startDate']).slice(0, 10)}T00:00:00Z`)) : starts.at
  const description = plainText(node['description'], longestText.description)
  const website = pageAddress(addressOn(page, nameOf(node['url'])), longestText.website) ?? pageAddress(page, longestText.website)
  const picture = listOf(node['image']).map((image) => (isNode(image) ? (image['url'] ?? image['contentUrl']) : image))[0]
  return {
    external_id: `${sourceId}:${idFrom(wordOf(node['@id']), title, wordOf(node['startDate']).slice(0, 10))}`,
    title,
    description,
    starts_at,
    ends_at: starts.isDay
      ? endOf(starts_at, dayAfter(last && last.at > starts_at ? last.at : starts_at, zone))
      : endOf(starts_at, endOfDayOr(last, zone)),
    time_zone: zone,
    all_day: starts.isDay,
    is_confirmed: true,
    ...place,
    ...kindOf({ title, description, tags: listOf(node['keywords']).filter((word) => typeof word === 'string') }),
    organizer: plainLine(nameOf(node['organizer']), longestText.organizer),
    website,
    ...pricesOf(
      listOf(node['offers'])
        .filter(isNode)
        .flatMap((offer) =>
          [offer['price'], offer['lowPrice'], offer['highPrice']].map((value) => ({ value, currency: offer['priceCurrency'] })),
        ),
    ),
    attendees: null,
    picture_address: pageAddress(addressOn(page, picture), 1_000),
    is_cancelled: wordOf(node['eventStatus']).endsWith('EventCancelled'),
  }
}

/** An end given as a date means the end of that day. */
const endOfDayOr = (last: ReturnType<typeof timeOf>, zone: string): Date | undefined => (last?.isDay ? dayAfter(last.at, zone) : last?.at)

const placesOf = (node: Node) => listOf(node['location'])
const addressOf = (place: unknown) => (isNode(place) ? place['address'] : undefined)
const countryOf = (node: Node) =>
  countryNamed(
    plainLine(
      nameOf(
        placesOf(node)
          .map((place) => nodeOf(addressOf(place))?.['addressCountry'])
          .find(Boolean),
      ),
      80,
    ),
  )

function placeSaid(node: Node) {
  const places = placesOf(node)
  const isVirtual = (place: unknown) => isNode(place) && listOf(place['@type']).includes('VirtualLocation')
  const real = places.find((place) => !isVirtual(place))
  const mode = wordOf(node['eventAttendanceMode'])
  const isOnline = mode.endsWith('OnlineEventAttendanceMode') || (places.length > 0 && real === undefined)
  const isMixed = mode.endsWith('MixedEventAttendanceMode') || (real !== undefined && places.some(isVirtual))
  if (isOnline && !isMixed) return placeOf({ format: 'online' })
  const format = isMixed ? 'hybrid' : 'on-site'
  if (typeof real === 'string') return { ...placeOfLine(real), format } as const
  if (!isNode(real)) return placeOf({ format })
  const geo = nodeOf(real['geo'])
  const coordinates = { latitude: geo?.['latitude'], longitude: geo?.['longitude'] }
  const address = nodeOf(real['address'])
  if (!address) return { ...placeOfLine([nameOf(real), nameOf(real['address'])].filter(Boolean).join(', '), coordinates), format } as const
  const { streetAddress, postalCode, addressLocality } = address
  return placeOf({
    format,
    venue: nameOf(real),
    address: [streetAddress, [postalCode, addressLocality].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    city: addressLocality,
    country: nameOf(address['addressCountry']),
    ...coordinates,
  })
}

/**
 * Times have offsets but no zone: uses the country's zone with that offset, otherwise the offset itself. Times without an offset are local.
 * @param start a valid time, since looking for the offset takes very long in other texts
 */
function zoneSaid(start: unknown, place: Pick<FoundEvent, 'city_id' | 'country'>): string {
  const [, sign, hours = '', minutes = ''] = /[T ]\d{2}:\d{2}.*([+-])(\d{2}):?(\d{2})$/.exec(wordOf(start)) ?? []
  if (!sign) return wordOf(start).endsWith('Z') ? 'UTC' : zoneOfPlace(place)
  const shown = new Date(`${wordOf(start).slice(0, 16).replace(' ', 'T')}:00Z`)
  const instant = timeOf(start, 'UTC')?.at.getTime()
  const zones = place.country ? [zoneOfPlace(place), ...zonesOf(place.country)] : []
  const ofCountry = zones.find((zone) => instantIn(zone, shown).getTime() === instant)
  if (ofCountry) return ofCountry
  return minutes === '00' && Number(hours) > 0 && Number(hours) <= 12 ? `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}` : 'UTC'
}
