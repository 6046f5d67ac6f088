import { referralCode } from '../code.ts'

/** Key in this device's storage, until the visitor has joined. */
const place = 'referral'

/** The first referral code seen on this device, if any. */
export function keptCode(): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the code of a referral link, unless there is one already. @returns the code; undefined if the URL has none */
export function keepCodeOf(search: string): string | undefined {
  const code = new URLSearchParams(search).get('ref')?.trim().toUpperCase() ?? ''
  if (!referralCode.test(code)) return undefined
  try {
    if (keptCode() === undefined) localStorage.setItem(place, code)
  } catch {
    // Without storage, the referral doesn't count.
  }
  return code
}

export function forgetCode(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Without storage there is nothing to remove.
  }
}
