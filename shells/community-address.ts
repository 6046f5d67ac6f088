/**
 * The origin of a community from what somebody typed, or pasted from a browser: https alone, without whatever stands behind the host.
 * @param allowsOwnMachine also lets http through to this machine, for whoever develops
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

/** Who answers at an address: a community says who is signed in, and so that nobody is. */
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
