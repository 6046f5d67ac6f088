/** What a referral link says of who sent it: ESG and the first 8 characters of their id. */
export const referralCode = /^ESG[0-9A-F]{8}$/

/** Only accounts so young are somebody's bringing, in days. */
export const daysToCount = 7

/** The link that brings somebody along. @param site scheme and host */
export const referralLink = (site: string, code: string): string => `${site}/?ref=${code}`
