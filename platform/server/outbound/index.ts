import { Agent, request } from 'undici'
import { OutboundFailure, failureOf } from './failure.ts'
import { readTextRecords } from './text-records.ts'
import { type OutboundPolicy, checkAddress, guardedLookup, publicOnly } from './policy.ts'
import { acceptedEncodings, readBody } from './read-body.ts'

export { OutboundFailure } from './failure.ts'
export { type OutboundPolicy, publicOnly } from './policy.ts'
export { resilience } from './resilience.ts'

export interface OutboundRequest {
  /** PROPFIND and REPORT are how calendars are read by CalDAV (RFC 4791). */
  method?: 'GET' | 'POST' | 'PROPFIND' | 'REPORT'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Size limit in bytes, both as received and decompressed. */
  maxBytes: number
  /** Whether its first `maxBytes` are enough: a longer body is cut instead of refused. */
  isCut?: boolean
  /** Time limit in milliseconds, including redirects. */
  time?: number
}

export interface OutboundAnswer {
  status: number
  /** The final URL after redirects. */
  url: string
  /** By lower-case name; the first of several. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Requests to addresses given by members or operators: public machines only, limited in time and size. */
export interface Outbound {
  /**
   * Requests a URL and follows redirects of a GET. Any status is a response.
   * @throws OutboundFailure
   */
  ask(address: string, options: OutboundRequest): Promise<OutboundAnswer>
  /** The TXT records of a name; none if there is no such name. @throws OutboundFailure timeout, network */
  textRecords(name: string): Promise<string[]>
  close(): Promise<void>
}

const mostRedirects = 5
const usualTime = 30_000
const connectTime = 10_000
const redirects = new Set([301, 302, 303, 307, 308])
/** Credentials are only sent to the requested host, not to redirect targets. */
const personal = new Set(['authorization', 'cookie'])

/** @param siteUrl URL of the community, sent in the User-Agent */
export function outbound(policy: OutboundPolicy = publicOnly, siteUrl?: string): Outbound {
  const userAgent = siteUrl ? `ESG-Network (+${siteUrl})` : 'ESG-Network'
  const agent = new Agent({
    connect: { lookup: guardedLookup(policy), timeout: connectTime },
    headersTimeout: usualTime,
    bodyTimeout: connectTime,
    maxResponseSize: -1,
  })

  async function askOnce(url: URL, { method = 'GET', headers, body, maxBytes, isCut = false }: OutboundRequest, signal: AbortSignal) {
    const answer = await request(url, {
      dispatcher: agent,
      method,
      signal,
      headers: { 'user-agent': userAgent, 'accept-encoding': acceptedEncodings, ...headers },
      ...(body !== undefined && { body }),
    })
    const received = Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat()[0] ?? '']])),
    )
    const isRedirect = method === 'GET' && redirects.has(answer.statusCode) && received['location'] !== undefined
    const isTooLarge = !isRedirect && !isCut && Number(received['content-length'] ?? 0) > maxBytes
    if (isRedirect || isTooLarge) {
      // Closes the connection if the body is not read.
      answer.body.on('error', () => {}).destroy()
      if (isTooLarge) throw new OutboundFailure('too-large')
      return { redirect: received['location'] }
    }
    const encoding = received['content-encoding']?.trim().toLowerCase() ?? ''
    return { status: answer.statusCode, headers: received, body: await readBody(answer.body, encoding, maxBytes, isCut) }
  }

  return {
    async ask(address, options) {
      // Not AbortSignal.timeout, which would stay alive, and create its error, long after the request has ended.
      const ending = new AbortController()
      const timer = setTimeout(() => ending.abort(), options.time ?? usualTime)
      const { signal } = ending
      try {
        let url = checkAddress(address, policy)
        let headers = options.headers ?? {}
        for (let followed = 0; followed <= mostRedirects; followed += 1) {
          const answer = await askOnce(url, { ...options, headers }, signal)
          if (!('redirect' in answer)) return { ...answer, url: url.href }
          const next = checkAddress(URL.parse(answer.redirect ?? '', url)?.href ?? '', policy)
          if (next.origin !== url.origin) {
            headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !personal.has(name.toLowerCase())))
          }
          url = next
        }
        throw new OutboundFailure('too-many-redirects')
      } catch (error) {
        throw failureOf(error, signal)
      } finally {
        clearTimeout(timer)
      }
    },
    textRecords: (name) => readTextRecords(name, policy),
    close: () => agent.destroy(),
  }
}

/** A response's text, decoded with its declared encoding or UTF-8. */
export function textOf({ headers, body }: OutboundAnswer): string {
  const label = /charset="?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
