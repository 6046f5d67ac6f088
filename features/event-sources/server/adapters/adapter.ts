import { createHash } from 'node:crypto'
import type { ForeignEvent } from '#features/events/foreign-event.ts'
import type { FailureCode, SkippedEntries } from '../../vocabulary.ts'
import { type Outbound, type OutboundAnswer, OutboundFailure, type OutboundRequest } from '#platform/server/outbound/index.ts'

/** An event from a source, with its picture not yet downloaded. */
export interface FoundEvent extends Omit<ForeignEvent, 'picture' | 'is_featured'> {
  picture_address: string | null
}

/** The facts about a source that adapters need. */
export interface FollowedSource {
  id: string
  /** Normalised, in the form of its kind. */
  address: string
  /** From the last complete response, for conditional requests. */
  etag: string | null
  last_modified: string | null
}

export interface Found {
  events: AsyncIterable<FoundEvent> | Iterable<FoundEvent>
  /** How many entries could not be read, and why. */
  skipped?: SkippedEntries
  etag?: string | null
  last_modified?: string | null
}

/** Fetches events from one kind of source. */
export interface Adapter {
  /** Whether the required keys are configured. */
  isConfigured: boolean
  /**
   * Normalises a given address.
   * @returns null if it is not valid for this kind
   */
  addressOf(given: string): string | null
  /**
   * Fetches a source. Iterating the events may throw too.
   * @returns 'unchanged' if nothing changed since the last complete response
   * @throws SourceFailure, OutboundFailure
   */
  find(source: FollowedSource, outbound: Outbound): Promise<Found | 'unchanged'>
}

/** Fetching a source failed. */
export class SourceFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, cause?: unknown) {
    super(`an event source failed: ${code}`, { cause })
    this.name = 'SourceFailure'
    this.code = code
  }
}

const outboundCodes = {
  'bad-address': 'forbidden-address',
  'forbidden-address': 'forbidden-address',
  'unknown-host': 'network',
  network: 'network',
  timeout: 'unavailable',
  'too-large': 'too-large',
  'too-many-redirects': 'not-found',
  unreadable: 'not-events',
} as const satisfies Record<OutboundFailure['code'], FailureCode>

/** The code of a failure; 'other' for unexpected errors. */
export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof SourceFailure) return error.code
  return error instanceof OutboundFailure ? outboundCodes[error.code] : 'other'
}

/** @throws SourceFailure for an error status */
export function refuseFailed({ status }: Pick<OutboundAnswer, 'status'>): void {
  if (status >= 200 && status < 300) return
  if (status === 401) throw new SourceFailure('credentials')
  if (status === 403) throw new SourceFailure('access-denied')
  if (status === 404 || status === 410) throw new SourceFailure('not-found')
  if (status === 429) throw new SourceFailure('rate-limit')
  throw new SourceFailure(status >= 500 ? 'unavailable' : 'other')
}

/** Parses a JSON response. @throws SourceFailure for anything else */
export function jsonOf({ body }: OutboundAnswer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch (cause) {
    throw new SourceFailure('not-events', cause)
  }
}

/** Requests a source, conditionally on changes since the last complete response. */
export async function askIfChanged(
  { address, etag, last_modified }: Pick<FollowedSource, 'address' | 'etag' | 'last_modified'>,
  outbound: Outbound,
  { headers, ...request }: OutboundRequest,
): Promise<OutboundAnswer | 'unchanged'> {
  const answer = await outbound.ask(address, {
    ...request,
    headers: {
      ...headers,
      ...(etag && { 'if-none-match': etag }),
      ...(last_modified && { 'if-modified-since': last_modified }),
    },
  })
  if (answer.status === 304) return 'unchanged'
  refuseFailed(answer)
  return answer
}

/** The validators of a complete response, for the next request. */
export const validatorsOf = ({ headers }: OutboundAnswer): Pick<Found, 'etag' | 'last_modified'> => ({
  etag: headers['etag']?.slice(0, 300) ?? null,
  last_modified: headers['last-modified']?.slice(0, 100) ?? null,
})

/** Normalises an https address; webcal and http become https. */
export function httpsAddress(given: string): string | null {
  const url = URL.parse(given.trim().replace(/^(?:webcals?|http):\/\//i, 'https://'))
  if (!url || url.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.')) return null
  url.hash = ''
  return url.href.length <= 500 ? url.href : null
}

/** A short id that follows from what identifies an event. */
export const idFrom = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
