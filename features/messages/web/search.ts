import { givenId, searchText } from '#platform/web/rooms/address-values.ts'

/** What the messages screen shows, as it stands in its address. */
export interface MessagesSearch {
  /** The member one talks with. */
  with?: string
  /** A message of that conversation, by its position. */
  at?: number
  /** What the list is searched for. */
  q?: string
}

/** No conversation is longer: positions are 32-bit integers of the database. */
const largestPosition = 2 ** 31 - 1

/** What is no id, position or text is left out. */
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
