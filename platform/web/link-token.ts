/** Takes the token of a mailed link out of the address bar, so that nothing passes it on; empty if there is none. A reload finds it again. */
export function takeLinkToken(): string {
  const kept = history.state as { token?: string } | null
  const token = new URLSearchParams(location.search).get('token') ?? kept?.token ?? ''
  history.replaceState({ token }, '', location.pathname)
  return token
}
