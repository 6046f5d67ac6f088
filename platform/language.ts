/** The supported languages as BCP 47 tags; English is the source of all texts. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' }

export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text)

/** Stores the language chosen on this device; read by the server. */
export const languageCookie = 'language'

/** The locale for numbers and dates: as requested by the browser, or a European default for the language. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.split('-')[0] === language) ?? (language === 'en' ? 'en-GB' : language)
}
