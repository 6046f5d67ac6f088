import type { Language } from '#platform/language.ts'

/** https://schema.org/WebPage for one kind of reader, as search engines read it. */
export const audienceData = (name: string, description: string, url: string, language: Language, siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  url,
  name,
  description,
  inLanguage: language,
  isPartOf: { '@id': `${siteUrl}/#site` },
})
