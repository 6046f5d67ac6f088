import { type OutboundAnswer, OutboundFailure } from '#platform/server/outbound/index.ts'
import type { FailureCode } from '../vocabulary.ts'

/** A calendar elsewhere could not be read. It says no more than its code, so that nothing of a calendar gets into the log. */
export class ReadFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(`a calendar elsewhere could not be read: ${code}`)
    this.name = 'ReadFailure'
    this.code = code
  }
}

const outboundCodes = {
  'bad-address': 'private-address',
  'forbidden-address': 'private-address',
  'unknown-host': 'unknown-host',
  network: 'unavailable',
  timeout: 'unavailable',
  'too-large': 'too-large',
  'too-many-redirects': 'not-found',
  unreadable: 'no-calendar',
} as const satisfies Record<OutboundFailure['code'], FailureCode>

/** @returns undefined for an error that is not the calendar's */
export function failureOf(error: unknown): ReadFailure | undefined {
  if (error instanceof ReadFailure) return error
  return error instanceof OutboundFailure ? new ReadFailure(outboundCodes[error.code]) : undefined
}

/** @throws ReadFailure for an error status */
export function refuseFailed({ status }: Pick<OutboundAnswer, 'status'>): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403) throw new ReadFailure('password')
  throw new ReadFailure(status === 404 || status === 410 ? 'not-found' : 'unavailable')
}
