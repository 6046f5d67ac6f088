import { getDomain } from 'tldts'
import { type Outbound, textOf } from '#platform/server/outbound/index.ts'
import type { Access } from './access.ts'
import { ReadFailure, failureOf, refuseFailed } from './failure.ts'
import type { DavAnswer, DavRequest } from './reading/task.ts'

/** In one reading. */
const mostRequests = 80
const mostBytes = 20 * 1024 * 1024
const mostRedirects = 3
/** For each request; a reading as a whole ends after a minute. */
const patience = 15_000

const methods = ['PROPFIND', 'REPORT'] as const

export interface DavRequests {
  send(asked: DavRequest): Promise<DavAnswer>
  /** Why a request was not answered, or the password refused. */
  failure(): ReadFailure | undefined
}

/**
 * The requests of one reading, which go out through the guarded client. After the first that fails none is sent any more, so that a
 * server that does not answer is waited for once. The password goes to the given server, and to others of the same domain.
 */
export function davRequests(outbound: Outbound, { address, user = '', password = '' }: Access): DavRequests {
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const home = domainOf(address)
  let [requests, bytes] = [0, 0]
  let failure: ReadFailure | undefined

  async function sendOnce(url: string, { headers, body }: DavRequest, method: (typeof methods)[number]) {
    requests += 1
    if (requests > mostRequests || bytes >= mostBytes) throw new ReadFailure('too-large')
    const answer = await outbound.ask(url, {
      method,
      headers: { ...headers, ...(domainOf(url) === home && { authorization: credentials }) },
      body,
      maxBytes: mostBytes - bytes,
      time: patience,
    })
    bytes += answer.body.length
    const isRedirect = answer.status >= 300 && answer.status < 400
    if (decides(method, answer.status) && !isRedirect) refuseFailed(answer)
    return answer
  }

  return {
    async send(asked) {
      if (failure) throw failure
      const method = methods.find((each) => each === asked.method)
      // The library also tries to find the server by GET, which would not follow redirects one by one.
      if (!method) return { status: 405, headers: {}, body: '' }
      try {
        let url = asked.url
        for (let followed = 0; followed <= mostRedirects; followed += 1) {
          const answer = await sendOnce(url, asked, method)
          const next = answer.status >= 300 && answer.status < 400 ? URL.parse(answer.headers['location'] ?? '', url)?.href : undefined
          if (next === undefined || !asked.followsRedirects) {
            return { status: answer.status, headers: { ...answer.headers }, body: textOf(answer) }
          }
          url = next
        }
        throw new ReadFailure('not-found')
      } catch (error) {
        failure = failureOf(error)
        throw error
      }
    },
    failure: () => failure,
  }
}

/** Whether a status says that the server can't be read. While looking for the calendars, other pages are tried after most errors. */
const decides = (method: string, status: number) => method === 'REPORT' || [401, 429, 500, 502, 503, 504].includes(status)

function domainOf(address: string): string {
  const { hostname } = new URL(address)
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}
