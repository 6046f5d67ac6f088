import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { Refusal, problems } from '#platform/problems.ts'

/** Helmet's headers, computed once instead of for every request. */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet(options)({} as never, response as never, () => {})
  return headers
}

/** For all responses. */
export const everyAnswersHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(secure && { 'strict-transport-security': `max-age=${365 * 24 * 60 * 60}` }),
})

const shared = {
  strictTransportSecurity: false as const,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
}

/** For pages: only our own scripts, styles, images and connections; no inline code; no framing. */
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

/** For data: responses must not be executed, framed or cached. */
export const dataHeaders = {
  ...headersOf({
    ...shared,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  }),
  'cache-control': 'no-store',
}

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses state-changing requests that come from another site's page. */
export function refuseForeignChange({ method, headers }: FastifyRequest, publicUrl: string | undefined): void {
  if (!changesNothing.has(method)) refuseForeignOrigin(headers, publicUrl)
}

/**
 * Refuses requests from another site's page. Browsers send the page's origin with every request that matters; ours is the configured URL
 * including its scheme, or the host of the request.
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
