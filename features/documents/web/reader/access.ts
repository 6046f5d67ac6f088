import { ORPCError } from '@orpc/client'
import { documents } from '../data.ts'

/** An address is renewed so long before it ends, in milliseconds. */
const ahead = 90_000

/** That the reader may not read any more, whatever the reason. */
export class AccessEnded extends Error {}

/** What a refusal says about the right to read: 403 and 404 mean that it is gone. */
export const endsAccess = (error: unknown): boolean => error instanceof ORPCError && (error.status === 403 || error.status === 404)

/** The address of a document's file for this reader, renewed before it ends. */
export function documentAccess(id: string) {
  let known: Promise<{ address: string; expires_at: string }> | undefined
  let expires = 0
  const renew = async () => {
    known = documents.call.address({ id, use: 'read' })
    const asked = known
    // Whoever asks meanwhile waits for the same.
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
    /** Asks for a new one, and so whether the right to read still stands. @throws AccessEnded */
    renew,
    /** @throws AccessEnded */
    address: async (): Promise<string> => (known && Date.now() < expires - ahead ? (await known).address : renew()),
  }
}
export type DocumentAccess = ReturnType<typeof documentAccess>
