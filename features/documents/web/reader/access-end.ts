import { ORPCError } from '@orpc/client'

/** The reader no longer has access: they may not read the document (403), or it is gone (404). */
export class AccessEnded extends Error {
  readonly isGone: boolean

  constructor(status: 403 | 404) {
    super(`access ended with ${status}`)
    this.isGone = status === 404
  }
}

/** Whether and how access has ended, by the error of a request. */
export function accessEnd(error: unknown): AccessEnded | undefined {
  if (error instanceof AccessEnded) return error
  if (!(error instanceof ORPCError)) return undefined
  return error.status === 403 || error.status === 404 ? new AccessEnded(error.status) : undefined
}
