import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { Refusal, problems } from '#platform/problems.ts'

/** Helmet's headers, computed once rather than for each request. */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet(options)({} as never, response as never, () => {})
  return headers
}

/** For everything that is answered. */
export const everyAnswersHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(secure && { 'strict-transport-security': `max-age=${365 * 24 * 60 * 60}` }),
})

const shared = {
  strictTransportSecurity: false as const,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
}

/** For pages: only our own scripts, styles, pictures and connections; nothing inline; nobody may frame them. */
export const pageHeaders = headersOf({
  ...shared,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
})

/** For data: nothing in an answer is ever to be run, framed or kept. */
export const dataHeaders = {
  ...headersOf({
    ...shared,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  }),
  'cache-control': 'no-store',
}

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a state-changing request that another site's page sent. */
export function refuseForeignChange({ method, headers }: FastifyRequest, publicUrl: string | undefined): void {
  if (!changesNothing.has(method)) refuseForeignOrigin(headers, publicUrl)
}

/**
 * Refuses what another site's page sent. Browsers name the page's origin on everything that is worth it;
 * the site itself is known by its configured address, scheme and all, or else by the host the request came to.
 */
export function refuseForeignOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) {
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(problems.foreignOrigin)
    return
  }
  const isOurs = publicUrl ? origin === new URL(publicUrl).origin : URL.parse(origin)?.host === host
  if (!isOurs) throw new Refusal(problems.foreignOrigin)
}
