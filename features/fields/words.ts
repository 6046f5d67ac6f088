import type { Language } from '#platform/language.ts'

/** A text of the operators in each language; empty where they have not translated it. */
export type Words = Readonly<Record<Language, string>>

/** The text in the reader's language, or else in the one that always exists. */
export const inLanguage = (words: Words, language: Language, main: Language): string => words[language] || words[main]
