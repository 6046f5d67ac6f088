/**
 * The origin of a community from a typed or pasted address: https only, without anything after the host.
 * @param allowsOwnMachine also accepts http to this machine, for development
 */
export function communityAddress(typed: string, { allowsOwnMachine = false } = {}): string | undefined {
  const text = typed.trim()
  if (text === '' || text.length > 300 || /[\s\\\p{Cc}]/u.test(text)) return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  const isOwnMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  const isAllowed = url.protocol === 'https:' || (allowsOwnMachine && url.protocol === 'http:' && isOwnMachine)
  return isAllowed ? url.origin : undefined
}

export type CommunityAnswer = 'community' | 'unreachable' | 'something else'

/** Checks what responds at an address: a community reports who is signed in, or that nobody is. */
export async function whoAnswers(
  community: string,
  ask: (address: string) => Promise<{ status: number; body: unknown }>,
): Promise<CommunityAnswer> {
  try {
    const { status, body } = await ask(`${community}/api/session`)
    const isOurs = status === 200 && typeof body === 'object' && body !== null && 'member' in body && body.member === null
    return isOurs ? 'community' : 'something else'
  } catch {
    return 'unreachable'
  }
}
