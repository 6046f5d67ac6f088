import type { ForeignEvent } from '#features/events/foreign-event.ts'
import type { FailureCode, SkippedEntries } from '../../vocabulary.ts'
import { type Outbound, type OutboundAnswer, OutboundFailure, type OutboundRequest } from '#platform/server/outbound/index.ts'

/** An event as a source has it: its picture is still there. */
export interface FoundEvent extends Omit<ForeignEvent, 'picture' | 'is_featured'> {
  picture_address: string | null
}

/** What an adapter needs to know of a source. */
export interface FollowedSource {
  id: string
  /** In the form of its kind. */
  address: string
  /** Of the last whole answer, for conditional requests. */
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

/** One way to get at events. */
export interface Adapter {
  /** Whether the operators have set what it needs. */
  isConfigured: boolean
  /**
   * An address as it is kept, of whatever was given.
   * @returns null if this cannot be one
   */
  addressOf(given: string): string | null
  /**
   * Asks a source. What is yielded afterwards may throw too.
   * @returns 'unchanged' if it has nothing new since the last whole answer
   * @throws SourceFailure, OutboundFailure
   */
  find(source: FollowedSource, outbound: Outbound): Promise<Found | 'unchanged'>
}

/** A source gave nothing. */
export class SourceFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, cause?: unknown) {
    super(`a source of events gave nothing: ${code}`, { cause })
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

/** Why it failed; what none of ours threw is 'other'. */
export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof SourceFailure) return error.code
  return error instanceof OutboundFailure ? outboundCodes[error.code] : 'other'
}

/** @throws SourceFailure for an answer that is none */
export function refuseFailed({ status }: Pick<OutboundAnswer, 'status'>): void {
  if (status >= 200 && status < 300) return
  if (status === 401) throw new SourceFailure('credentials')
  if (status === 403) throw new SourceFailure('access-denied')
  if (status === 404 || status === 410) throw new SourceFailure('not-found')
  if (status === 429) throw new SourceFailure('rate-limit')
  throw new SourceFailure(status >= 500 ? 'unavailable' : 'other')
}

/** JSON that was asked for. @throws SourceFailure for anything else */
export function jsonOf({ body }: OutboundAnswer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch (cause) {
    throw new SourceFailure('not-events', cause)
  }
}

/** Asks for what has changed since the last whole answer. */
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

/** What to send the next time, of an answer that was read whole. */
export const validatorsOf = ({ headers }: OutboundAnswer): Pick<Found, 'etag' | 'last_modified'> => ({
  etag: headers['etag']?.slice(0, 300) ?? null,
  last_modified: headers['last-modified']?.slice(0, 100) ?? null,
})

/** An https address as it is kept; feeds are also given as webcal. http is asked as https. */
export function httpsAddress(given: string): string | null {
  const url = URL.parse(given.trim().replace(/^(?:webcals?|http):\/\//i, 'https://'))
  if (!url || url.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.')) return null
  url.hash = ''
  return url.href.length <= 500 ? url.href : null
}
