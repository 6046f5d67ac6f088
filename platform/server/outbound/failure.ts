/** Why a request to an external address failed. */
export type OutboundFailureCode =
  /** Not https, not a URL, or with credentials in it. */
  | 'bad-address'
  /** It is, or resolves or redirects to, a machine that is not on the public internet. */
  | 'forbidden-address'
  | 'unknown-host'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  /** It cannot be decompressed. */
  | 'unreadable'

export class OutboundFailure extends Error {
  readonly code: OutboundFailureCode

  constructor(code: OutboundFailureCode, cause?: unknown) {
    super(`an outbound request failed: ${code}`, { cause })
    this.name = 'OutboundFailure'
    this.code = code
  }
}

const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])
const unknownHosts = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA'])

/** Maps errors of the network, the client or a decompressor to our codes. */
export function failureOf(error: unknown, signal: AbortSignal): OutboundFailure {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? ''
  if (error instanceof OutboundFailure) return error
  if (signal.aborted || timeouts.has(code)) return new OutboundFailure('timeout', error)
  if (unknownHosts.has(code)) return new OutboundFailure('unknown-host', error)
  return new OutboundFailure(/^(Z_|ERR_.*BROTLI|ERR_ZLIB)/.test(code) ? 'unreadable' : 'network', error)
}
