/** A member's referral code: ESG and the first 8 characters of their id. */
export const referralCode = /^ESG[0-9A-F]{8}$/

/** Accounts older than this don't count as referred, in days. */
export const daysToCount = 7

/** A member's referral link. @param site scheme and host */
export const referralLink = (site: string, code: string): string => `${site}/?ref=${code}`
