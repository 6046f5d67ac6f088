import type { FastifyRequest } from 'fastify'
import type { Configuration } from './configuration.ts'
import type { Services } from './services.ts'

/** The site's URL where no request tells it. */
export const siteUrlOf = ({ configuration: { publicUrl, port } }: Pick<Services, 'configuration'>): string =>
  publicUrl ?? `http://localhost:${port}`

/** The site's URL for a request: only the configured or a local one, because anyone can send any Host header. */
export function siteUrlFor(request: FastifyRequest, configuration: Configuration): string {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname)
  return !configuration.publicUrl && isLocal ? `${request.protocol}://${request.host}` : siteUrlOf({ configuration })
}
