/** What the messages screen shows, as it stands in its address. */
export interface MessagesSearch {
  /** The member one talks with. */
  with?: string
  /** A message of that conversation, by its position. */
  at?: number
  /** What the list is searched for. */
  q?: string
}

/** What is no id, position or text is left out. */
export function validMessagesSearch(search: Record<string, unknown>): MessagesSearch {
  const { with: other, at, q } = search
  // The router reads what looks like a number as one.
  const text = ['string', 'number', 'boolean'].includes(typeof q) ? String(q) : ''
  return {
    ...(typeof other === 'string' && /^[\da-f-]{36}$/i.test(other) && { with: other.toLowerCase() }),
    ...(Number.isSafeInteger(at) && Number(at) > 0 && { at: Number(at) }),
    ...(text.trim() && { q: text.slice(0, 100) }),
  }
}
