/** Why an address outside gave nothing. */
export type OutboundFailureCode =
  /** Not https, no address at all, or with a name and password in it. */
  | 'bad-address'
  /** It is, or leads to, a machine that is not on the public internet. */
  | 'forbidden-address'
  | 'unknown-host'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  /** Compressed in a way that cannot be undone. */
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

/** Whatever the network, the client or a decompressor throws, as a failure of ours. */
export function failureOf(error: unknown, signal: AbortSignal): OutboundFailure {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? ''
  if (error instanceof OutboundFailure) return error
  if (signal.aborted || timeouts.has(code)) return new OutboundFailure('timeout', error)
  if (unknownHosts.has(code)) return new OutboundFailure('unknown-host', error)
  return new OutboundFailure(/^(Z_|ERR_.*BROTLI|ERR_ZLIB)/.test(code) ? 'unreadable' : 'network', error)
}
