import { referralCode } from '../code.ts'

/** On this device, until somebody has joined. */
const place = 'referral'

/** The code by which somebody first came here, if they did. */
export function keptCode(): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the code of a referral link, unless another was there before. @returns the code; undefined where the address has none */
export function keepCodeOf(search: string): string | undefined {
  const code = new URLSearchParams(search).get('ref')?.trim().toUpperCase() ?? ''
  if (!referralCode.test(code)) return undefined
  try {
    if (keptCode() === undefined) localStorage.setItem(place, code)
  } catch {
    // Where nothing can be kept, nobody is credited.
  }
  return code
}

export function forgetCode(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // It was never there.
  }
}
