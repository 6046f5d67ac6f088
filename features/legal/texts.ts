/** The legal texts, by the last part of their addresses. */
export const legalTexts = ['privacy', 'terms', 'gdpr', 'cookies', 'accessibility'] as const
export type LegalText = (typeof legalTexts)[number]
