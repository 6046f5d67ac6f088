import { keepCodeOf } from './kept-code.ts'

export { keptCode } from './kept-code.ts'

/** The room's door for visitors' pages: stores the referral code and reports the click. */
export function followReferralLink(): void {
  const code = keepCodeOf(location.search)
  if (!code) return
  // Uses fetch directly, because visitors' pages don't load the API client.
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }), keepalive: true }
  fetch('/api/referrals/clicks', request).catch(() => {})
}
