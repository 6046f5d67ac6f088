import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Subrequest {
  url: string
  /** JSON; without it, the request is a GET. */
  body?: string | undefined
  /** Besides those of the caller. */
  headers?: Record<string, string>
}

/** Headers that identify the caller. */
const identifying = /^(cookie|authorization|user-agent|accept-language|host|x-client-info|x-page-member|x-forwarded-\w+|forwarded)$/

/** Sends a request within this process, in the name of the caller of another one. */
export const subrequest = (app: FastifyInstance, caller: FastifyRequest, { url, body, headers }: Subrequest) =>
  app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { ...identityOf(caller), ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: body }),
    ...(caller.socket.remoteAddress !== undefined && { remoteAddress: caller.socket.remoteAddress }),
  })

const identityOf = ({ headers }: FastifyRequest) => Object.fromEntries(Object.entries(headers).filter(([name]) => identifying.test(name)))
