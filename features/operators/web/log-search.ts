import { givenId, searchText } from '#platform/web/rooms/address-values.ts'

/** The filters of the log, as in its address. Days are 'YYYY-MM-DD' where the reader is. */
export interface LogSearch {
  by?: string
  room?: string
  q?: string
  from?: string
  to?: string
}

/** Leaves out invalid values. */
export function validLogSearch(raw: Record<string, unknown>): LogSearch {
  const by = givenId(raw['by'])
  const room = typeof raw['room'] === 'string' && /^[A-Za-z]{1,40}$/.test(raw['room']) ? raw['room'] : undefined
  const q = searchText(raw['q'])
  const from = givenDay(raw['from'])
  const to = givenDay(raw['to'])
  return { ...(by && { by }), ...(room && { room }), ...(q && { q }), ...(from && { from }), ...(to && { to }) }
}

/** A day; undefined if it is invalid, such as one in the year 2 while the year is typed. */
export const givenDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** What the server is asked for: a day begins at midnight where the reader is, and the last one counts whole. */
export function logFilters({ by, room, q, from, to }: LogSearch) {
  const midnight = (day: string, later = 0) => {
    const at = new Date(`${day}T00:00`)
    at.setDate(at.getDate() + later)
    return at.toISOString()
  }
  return {
    ...(by && { by }),
    ...(room && { room }),
    ...(q && { words: q }),
    ...(from && { from: midnight(from) }),
    ...(to && { until: midnight(to, 1) }),
  }
}
