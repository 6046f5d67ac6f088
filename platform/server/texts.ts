import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIcuCompiler, parsePo } from 'pofile-ts'
import type { ServerText } from '#platform/contract.ts'
import { type Speaker as Source, sentenceOf } from '#platform/in-words.ts'
import { type Language, languages, localeOf } from '#platform/language.ts'

/** A text of the server in English (ICU MessageFormat) with its id in the catalogues; written as `/*i18n*\\/ { id, message }`. */
export type Text = Pick<ServerText, 'id' | 'message'>
type Parameters = ServerText['parameters']

/** Translates texts: `say(texts.greeting, { name })`. */
export type Say = (text: Text, parameters?: Parameters) => string

/** For texts that the server writes, such as emails. Responses to clients are translated by the client (platform/web/server-text.ts). */
export function sayIn(language: Language): Say {
  return speakerIn(language).say
}

/** A text in each language, such as the label of a choice that members search for by name. */
export const inEachLanguage = (text: Text): string[] => languages.map((language) => sayIn(language)(text))

/** Translates texts and formats values, such as the time of an event (`inWords`), in the reader's language. */
export interface Speaker extends Source {
  language: Language
  say: Say
}

/** @param language the reader's language, if known; English otherwise */
export function speakerIn(language: Language | null | undefined): Speaker {
  const spoken = language ?? 'en'
  return (speakers[spoken] ??= speakerOf(spoken))
}

/** The locale for a language's numbers and dates. */
const localeIn = (language: Language): string => localeOf(language, [])

const speakers: Partial<Record<Language, Speaker>> = {}

/** English is in the source; the other catalogues are loaded on first use, which takes a few milliseconds each. */
function speakerOf(language: Language): Speaker {
  const translated = language === 'en' ? new Map<string, string>() : translations(language)
  const locale = localeIn(language)
  const compile = createIcuCompiler({ locale })
  const compiled = new Map<string, ReturnType<typeof compile>>()
  const source: Source = {
    language,
    locale,
    say({ id, message }, values) {
      const text = translated.get(id) ?? message
      const filled = compiled.get(text) ?? compile(text)
      compiled.set(text, filled)
      return String(filled(values))
    },
  }
  return { language, locale, say: (text, parameters) => sentenceOf({ ...text, parameters }, source) }
}

/** Only texts with explicit ids are translated here; those of screens are keyed by their English text. */
function translations(language: Language): Map<string, string> {
  const { items } = parsePo(readFileSync(join(import.meta.dirname, `../locales/${language}.po`), 'utf8'))
  return new Map(items.flatMap(({ msgid, msgstr: [text] }) => (text && /^\w+\.\S+$/.test(msgid) ? [[msgid, text]] : [])))
}
