import { isToken } from './session-store.ts'

/** Of Electron's `IpcMainInvokeEvent`, what tells who calls. */
interface Caller {
  /** Null once the frame is gone. */
  senderFrame: { url: string; parent: unknown } | null
}

/** Whether it is a page of this origin itself that calls, and none within it. */
export function isPageOf(origin: string, { senderFrame }: Caller): boolean {
  return senderFrame !== null && senderFrame.parent === null && originOf(senderFrame.url) === origin
}

/** `new URL('our-scheme://start').origin` is 'null': ours are told by scheme and host. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url ? `${url.protocol}//${url.host}` : undefined
}

/** Runs what a page of the origin asks for. @throws Error to whoever else calls */
export function answering<Given, Answer>(
  origin: () => string | undefined,
  isGiven: (given: unknown) => given is Given,
  work: (given: Given) => Answer,
) {
  return (caller: Caller, given?: unknown): Answer => {
    const expected = origin()
    if (expected === undefined || !isPageOf(expected, caller)) throw new Error('only pages of the community may call this')
    if (!isGiven(given)) throw new TypeError('what was handed over is not what belongs here')
    return work(given)
  }
}

export const isTokenGiven = isToken
export const isNothing = (given: unknown): given is undefined => given === undefined
export const isText = (given: unknown): given is string => typeof given === 'string' && given.length <= 300
