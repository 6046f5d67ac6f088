/** A message that was written and is not known to be stored on the server. */
export interface OutgoingMessage {
  /** Under which it is sent, as often as it takes. */
  id: string
  /** The member it is for. */
  to: string
  content: string
  /** In milliseconds, and its place: later than everything that already waited. */
  written_at: number
  /** Why the server does not take it. It goes out again only when one says so. */
  refusal?: string
}

export type OutgoingMessages = ReadonlyMap<string, OutgoingMessage>

/** An entry as it was kept on the device, unless it makes no sense. */
export function readOutgoing(kept: unknown): OutgoingMessage | undefined {
  const { id, to, content, written_at, refusal } = (kept ?? {}) as Partial<Record<keyof OutgoingMessage, unknown>>
  if (typeof id !== 'string' || typeof to !== 'string' || typeof content !== 'string' || typeof written_at !== 'number') return undefined
  return { id, to, content, written_at, ...(typeof refusal === 'string' && { refusal }) }
}

/** Those for one member, in the order they were written. */
export const outgoingTo = (messages: OutgoingMessages, to: string): OutgoingMessage[] =>
  [...messages.values()].filter((message) => message.to === to).toSorted((a, b) => a.written_at - b.written_at)

/** What is to be sent to a member now; those refused do not hold up what was written after them. */
export const nextTo = (messages: OutgoingMessages, to: string): OutgoingMessage | undefined =>
  outgoingTo(messages, to).find((message) => message.refusal === undefined)

/** Whom something waits for that can be sent. */
export const waitingReceivers = (messages: OutgoingMessages): string[] => [
  ...new Set([...messages.values()].filter((message) => message.refusal === undefined).map((message) => message.to)),
]

/** The time to put on what is written now; clocks may stand still or be turned back, the order stays. */
export const timeToWrite = (messages: OutgoingMessages, now: number): number =>
  Math.max(now, ...[...messages.values()].map((message) => message.written_at + 1))

/** A new id. Browsers offer `randomUUID` on secure origins only, and an office server may be reached over plain HTTP. */
export function newMessageId(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => withVersion(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The bits by which RFC 9562 marks a random UUID. */
function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
