import type { IncomingMessage, ServerResponse } from 'node:http'
import ICAL from 'ical.js'
import { SaxesParser } from 'saxes'
import type { Outside } from './outside.ts'

/** A calendar collection of the server. */
export interface DavCalendar {
  /** iCalendar objects by their names ('1.ics'). */
  objects: Record<string, string>
  components?: readonly string[]
  /** Whether its events leave time for others (RFC 6638). */
  isTransparent?: boolean
  /** TZID of its calendar-timezone. */
  zone?: string
}

interface DavServer {
  user: string
  password: string
  calendars: Record<string, DavCalendar>
}

const namespaces = { DAV: 'DAV:', CAL: 'urn:ietf:params:xml:ns:caldav' } as const

/**
 * Adds a CalDAV server to the outside world, as RFC 4791, 5397 and 6764 describe one: discovery from `/.well-known/caldav`, PROPFIND, and the
 * report calendar-query with a time range. It refuses requests that are not well-formed, not authorised, or ask for something else.
 */
export function addCaldav({ pages }: Outside, server: DavServer): void {
  const [root, principal, home] = ['/dav/', '/dav/principals/ada/', '/dav/calendars/ada/']
  pages.set('/.well-known/caldav', (_request, response) => void response.writeHead(301, { location: root }).end())
  pages.set(
    root,
    answering(server, () => [found(root, { 'D:current-user-principal': href(principal) })]),
  )
  pages.set(
    principal,
    answering(server, () => [found(principal, { 'C:calendar-home-set': href(home) })]),
  )
  pages.set(
    home,
    answering(server, ({ depth }) => [
      found(home, { 'D:resourcetype': '<D:collection/>' }),
      ...(depth === '1' ? Object.entries(server.calendars).map(([name, calendar]) => found(`${home}${name}/`, factsOf(calendar))) : []),
    ]),
  )
  for (const [name, calendar] of Object.entries(server.calendars)) {
    const path = `${home}${name}/`
    pages.set(
      path,
      answering(server, ({ method, range }) => {
        if (method === 'PROPFIND') return [found(path, factsOf(calendar))]
        return Object.entries(calendar.objects).flatMap(([file, text]) =>
          range && !isWithin(text, range) ? [] : [found(`${path}${file}`, { 'D:getetag': '"1"', 'C:calendar-data': escaped(text) })],
        )
      }),
    )
  }
}

const factsOf = ({ components = ['VEVENT'], isTransparent, zone }: DavCalendar) => ({
  'D:resourcetype': '<D:collection/><C:calendar/>',
  'C:supported-calendar-component-set': components.map((name) => `<C:comp name="${name}"/>`).join(''),
  'C:schedule-calendar-transp': isTransparent ? '<C:transparent/>' : '<C:opaque/>',
  ...(zone && {
    'C:calendar-timezone': escaped(`BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:${zone}\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n`),
  }),
})

interface Asked {
  method: string
  depth: string
  /** Of the report. */
  range: { start: Date; end: Date } | undefined
}

function answering({ user, password }: DavServer, answer: (asked: Asked) => string[]) {
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return (request: IncomingMessage, response: ServerResponse, body: string): void => {
    if (request.headers.authorization !== credentials) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="calendars"' }).end()
      return
    }
    const { method = '', headers } = request
    const elements = elementsIn(body)
    const [top] = elements ?? []
    if (top?.name !== (method === 'REPORT' ? 'calendar-query' : 'propfind')) {
      response.writeHead(400).end('Bad request')
      return
    }
    const limits = elements?.find(({ name }) => name === 'time-range')?.attributes
    const range = limits && { start: timeOf(limits['start'] ?? ''), end: timeOf(limits['end'] ?? '') }
    const parts = answer({ method, depth: String(headers['depth'] ?? 'infinity'), range })
    const names = `xmlns:D="${namespaces.DAV}" xmlns:C="${namespaces.CAL}"`
    response
      .writeHead(207, { 'content-type': 'application/xml; charset=utf-8' })
      .end(`<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus ${names}>${parts.join('\n')}</D:multistatus>`)
  }
}

/** The elements of a request in order; undefined if it is not well-formed or has others than those of the two standards. */
function elementsIn(body: string): { name: string; attributes: Record<string, string> }[] | undefined {
  const elements: { name: string; attributes: Record<string, string> }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== namespaces.DAV && uri !== namespaces.CAL) parser.fail(`unknown namespace ${uri}`)
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const)
    elements.push({ name: local, attributes: Object.fromEntries(values) })
  })
  try {
    parser.write(body).close()
    return elements
  } catch {
    return undefined
  }
}

/** Whether an object has an event in a span, by the rules of ical.js. */
function isWithin(text: string, { start, end }: { start: Date; end: Date }): boolean {
  const root = new ICAL.Component(ICAL.parse(text) as never)
  return root.getAllSubcomponents('vevent').some((component) => {
    const event = new ICAL.Event(component)
    const iterator = event.iterator()
    for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
      const { startDate, endDate } = event.getOccurrenceDetails(next)
      if (startDate.toJSDate() >= end) return false
      if (endDate.toJSDate() > start) return true
    }
    return false
  })
}

const timeOf = (given: string) => new Date(given.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;')
const href = (path: string) => `<D:href>${path}</D:href>`
const found = (path: string, facts: Record<string, string>) =>
  `<D:response>${href(path)}<D:propstat><D:prop>${Object.entries(facts)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`
