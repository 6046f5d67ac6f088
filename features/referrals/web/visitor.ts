import { keepCodeOf } from './kept-code.ts'

/** The room's door for visitors' pages: remembers by whose link somebody came, and says that it was followed. */
export function followReferralLink(): void {
  const code = keepCodeOf(location.search)
  if (!code) return
  // As small as it can be: visitors' pages load no client for the API.
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }), keepalive: true }
  fetch('/api/referrals/clicks', request).catch(() => {})
}
