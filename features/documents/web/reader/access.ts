import { documents } from '../data.ts'
import { accessEnd } from './access-end.ts'

/** Addresses are renewed this long before they expire, in milliseconds. */
const ahead = 90_000

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
      throw accessEnd(error) ?? error
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
