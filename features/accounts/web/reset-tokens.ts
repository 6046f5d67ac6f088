/** The two halves of a reset link. */
export interface ResetTokens {
  access_token: string
  refresh_token: string
}

/**
 * Removes the tokens from the address bar, where onlookers, screenshots and referrers could reveal them. They stay in the state of the
 * history entry, so that a reload works. Undefined unless both are present.
 */
export function takeResetTokens(): ResetTokens | undefined {
  const query = new URLSearchParams(location.search)
  const kept = history.state as Partial<ResetTokens> | null
  const access_token = query.get('access_token') ?? kept?.access_token
  const refresh_token = query.get('refresh_token') ?? kept?.refresh_token
  if (!access_token || !refresh_token) return undefined
  history.replaceState({ access_token, refresh_token }, '', location.pathname)
  return { access_token, refresh_token }
}
