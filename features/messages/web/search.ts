import { givenId, searchText } from '#platform/web/rooms/address-values.ts'

/** Search parameters of the messages screen. */
export interface MessagesSearch {
  /** The conversation's other member. */
  with?: string
  /** Position of a message in that conversation. */
  at?: number
  /** Search of the list. */
  q?: string
}

/** Positions are 32-bit integers in the database. */
const largestPosition = 2 ** 31 - 1

/** Leaves out invalid ids, positions and texts. */
export function validMessagesSearch(search: Record<string, unknown>): MessagesSearch {
  const { at } = search
  const other = givenId(search['with'])
  const q = searchText(search['q'])
  return {
    ...(other && { with: other }),
    ...(Number.isSafeInteger(at) && Number(at) > 0 && Number(at) < largestPosition && { at: Number(at) }),
    ...(q && { q }),
  }
}
