/** Takes the token of a link to an address out of the address bar, as `takeResetTokens` does; empty if there is none. */
export function takeEmailToken(): string {
  const kept = history.state as { token?: string } | null
  const token = new URLSearchParams(location.search).get('token') ?? kept?.token ?? ''
  history.replaceState({ token }, '', location.pathname)
  return token
}
