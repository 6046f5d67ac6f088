/** The languages of the product, as BCP 47 tags; English is the source of all texts. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** What each calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' }

export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text)

/** What keeps the language that somebody chose on this device; read by the server. */
export const languageCookie = 'language'

/** The locale in which numbers and dates are written for whoever reads a language: as their browser says, or as in Europe. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.split('-')[0] === language) ?? (language === 'en' ? 'en-GB' : language)
}
