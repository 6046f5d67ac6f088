import { isToken } from './session-store.ts'

/** The parts of Electron's `IpcMainInvokeEvent` that identify the caller. */
interface Caller {
  /** Null once the frame has been removed. */
  senderFrame: { url: string; parent: unknown } | null
}

/** Whether the caller is a page of this origin itself, not a frame within it. */
export function isPageOf(origin: string, { senderFrame }: Caller): boolean {
  return senderFrame !== null && senderFrame.parent === null && originOf(senderFrame.url) === origin
}

/** `new URL('our-scheme://start').origin` is 'null': ours are recognised by scheme and host. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url ? `${url.protocol}//${url.host}` : undefined
}

/** Runs a call from a page of the origin. @throws Error for other callers */
export function answering<Given, Answer>(
  origin: () => string | undefined,
  isGiven: (given: unknown) => given is Given,
  work: (given: Given) => Answer,
) {
  return (caller: Caller, given?: unknown): Answer => {
    const expected = origin()
    if (expected === undefined || !isPageOf(expected, caller)) throw new Error('only pages of the community may call this')
    if (!isGiven(given)) throw new TypeError('the argument is invalid')
    return work(given)
  }
}

export const isTokenGiven = isToken
export const isNothing = (given: unknown): given is undefined => given === undefined
export const isText = (given: unknown): given is string => typeof given === 'string' && given.length <= 300
