/** The legal texts, by the last part of their addresses. */
export const legalTexts = ['privacy', 'terms', 'gdpr', 'cookies'] as const
export type LegalText = (typeof legalTexts)[number]
