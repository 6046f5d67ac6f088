import type { Language } from '#platform/language.ts'
import type { Localised } from '#features/joining/localised.ts'

/** The texts of an announcement, empty in languages that it is not written in. */
export interface AnnouncementTexts {
  title: Localised
  text: Localised
  link_label: Localised
}

/** Each text in a language, or else in the main one. An empty label has a built-in text. */
export const inLanguage = ({ title, text, link_label }: AnnouncementTexts, main: Language, language: Language) => ({
  title: title[language] || title[main],
  text: text[language] || text[main],
  link_label: link_label[language] || link_label[main],
})

/** The paragraphs of a text: they are separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
