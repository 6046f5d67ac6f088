import { calendarQuery, createAccount, propfind } from 'tsdav'
import type { Block } from '../../merge.ts'
import { ReadFailure } from '../failure.ts'

type Fetch = typeof globalThis.fetch
type DavResponse = Awaited<ReturnType<typeof propfind>>[number]

interface Collection {
  url: string
  props: DavResponse['props']
}

/** Nobody has more. */
const mostCalendars = 30

/** A calendar's texts, one for each of its events, and the zone it names. */
export interface FoundCalendar {
  texts: string[]
  zone: string | undefined
}

/**
 * Reads all calendars of an account with what takes place between two times, or the one calendar that the address leads to.
 * @throws ReadFailure no-calendar, unavailable
 */
export async function calendarsOn(server: string, span: Block, fetch: Fetch): Promise<FoundCalendar[]> {
  const [given] = await propfind({ url: server, props: wanted, depth: '0', fetch })
  const found = given && isCalendar(given) ? [{ url: server, props: given.props }] : await calendarsOfAccount(server, fetch)
  const read: FoundCalendar[] = []
  for (const { url, props } of found.filter(hasBusyTimes).slice(0, mostCalendars)) {
    const zone = /^TZID[^:\n]*:(.+)$/m.exec(textOf(props?.['calendarTimezone']))?.[1]?.trim()
    read.push({ texts: await textsIn(url, span, fetch), zone })
  }
  return read
}

const wanted = {
  'd:resourcetype': {},
  'c:supported-calendar-component-set': {},
  'c:calendar-timezone': {},
  'c:schedule-calendar-transp': {},
}

/** From the server's address to the member's calendars (RFC 6764, RFC 4791 6.2.1). */
async function calendarsOfAccount(server: string, fetch: Fetch): Promise<Collection[]> {
  const account = await createAccount({ account: { serverUrl: server, accountType: 'caldav' }, fetch }).catch(() => undefined)
  if (!account?.homeUrl) throw new ReadFailure('no-calendar')
  const { homeUrl } = account
  const listed = multistatus(await propfind({ url: homeUrl, props: wanted, depth: '1', fetch }))
  const calendars = listed.filter(isCalendar)
  if (calendars.length === 0) throw new ReadFailure('no-calendar')
  return calendars.map(({ href = '', props }) => ({ url: new URL(href, homeUrl).href, props }))
}

const isCalendar = ({ ok, props }: DavResponse) => ok && 'calendar' in objectOf(props?.['resourcetype'])

/** Not a list of tasks, nor one whose events leave time for others (RFC 6638, 9.1). */
function hasBusyTimes({ props }: Collection): boolean {
  const kinds = [objectOf(props?.['supportedCalendarComponentSet'])['comp'] ?? []].flat().map((each) => namesOf(each)['name'])
  return (kinds.length === 0 || kinds.includes('VEVENT')) && !('transparent' in objectOf(props?.['scheduleCalendarTransp']))
}

const namesOf = (element: unknown) => objectOf(objectOf(element)['_attributes'])

async function textsIn(url: string, { from, until }: Block, fetch: Fetch): Promise<string[]> {
  const range = { 'time-range': { _attributes: { start: utc(from), end: utc(until) } } }
  const filters = { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VEVENT' }, ...range } } }
  const found = multistatus(await calendarQuery({ url, props: { 'c:calendar-data': {} }, filters, depth: '1', fetch }))
  return found.flatMap(({ props }) => textOf(props?.['calendarData']) || [])
}

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** If a response is not a multistatus, the library returns its raw text. @throws ReadFailure */
function multistatus(answers: DavResponse[]): DavResponse[] {
  const [first] = answers
  if (first && typeof first.raw === 'string') throw new ReadFailure(first.ok ? 'no-calendar' : 'unavailable')
  return answers.filter((each) => each !== undefined && each.href !== undefined)
}

const objectOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Text of an element, also if it is in CDATA sections. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : objectOf(value)['_cdata']
  return [text].flat().join('')
}
