import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OutboundPolicy, publicOnly } from '#platform/server/outbound/index.ts'

/** Allows outbound requests to this machine, also over http, and resolves names as given; otherwise like the program. */
export const loopbackToo = (names: Record<string, string[]> = {}): OutboundPolicy => ({
  ...publicOnly,
  protocols: ['https:', 'http:'],
  isAllowed: (address) => address === '127.0.0.1' || publicOnly.isAllowed(address),
  lookup: ((name: string, _options: object, callback: (error: Error | null, found: { address: string; family: number }[]) => void) => {
    const found = (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const error = Object.assign(new Error(`${name} is unknown`), { code: 'ENOTFOUND' })
    callback(found.length > 0 ? null : error, found)
  }) as unknown as OutboundPolicy['lookup'],
})

/** The response of an external page; a function can respond in any way. */
type Page =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse, body: string) => void)

export interface Outside extends AsyncDisposable {
  url: string
  /** Pages by path without search; tests may change them. */
  pages: Map<string, Page>
  /** The requests in order: method, path with search, headers, body. */
  asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[]
  close(): Promise<void>
}

/** A server that simulates external sites. */
export async function startOutside(): Promise<Outside> {
  const pages: Outside['pages'] = new Map()
  const asked: Outside['asked'] = []
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? '/'
    asked.push({ method: request.method ?? '', path, headers: request.headers, body })
    const page = pages.get(path.split('?')[0] ?? '')
    if (typeof page === 'function') return page(request, response, body)
    const { status = page === undefined ? 404 : 200, headers = {}, body: content = '' } = typeof page === 'object' ? page : { body: page }
    response.writeHead(status, headers).end(content)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages, asked, close, [Symbol.asyncDispose]: close }
}
