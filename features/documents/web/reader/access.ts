import { ORPCError } from '@orpc/client'
import { documents } from '../data.ts'

/** Addresses are renewed this long before they expire, in milliseconds. */
const ahead = 90_000

/** The reader no longer has access, for whatever reason. */
export class AccessEnded extends Error {}

/** Whether a response means that access has ended: 403 or 404. */
export const endsAccess = (error: unknown): boolean => error instanceof ORPCError && (error.status === 403 || error.status === 404)

/** The address of a document's file for this reader, renewed before it expires. */
export function documentAccess(id: string) {
  let known: Promise<{ address: string; expires_at: string }> | undefined
  let expires = 0
  const renew = async () => {
    known = documents.call.address({ id, use: 'read' })
    const asked = known
    // Other callers wait for the same request.
    expires = Number.POSITIVE_INFINITY
    try {
      expires = Date.parse((await asked).expires_at)
      return (await asked).address
    } catch (error) {
      known = undefined
      throw endsAccess(error) ? new AccessEnded() : error
    }
  }
  return {
    /** Requests a new address, which also checks access. @throws AccessEnded */
    renew,
    /** @throws AccessEnded */
    address: async (): Promise<string> => (known && Date.now() < expires - ahead ? (await known).address : renew()),
  }
}
export type DocumentAccess = ReturnType<typeof documentAccess>
