/** Removes the token of an emailed link from the address bar, so that it is not shared; empty if there is none. It survives a reload. */
export function takeLinkToken(): string {
  const kept = history.state as { token?: string } | null
  const token = new URLSearchParams(location.search).get('token') ?? kept?.token ?? ''
  history.replaceState({ token }, '', location.pathname)
  return token
}
