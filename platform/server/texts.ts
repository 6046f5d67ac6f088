import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIcuCompiler, parsePo } from 'pofile-ts'
import type { ServerText } from '#platform/contract.ts'
import { type Speaker as Source, sentenceOf } from '#platform/in-words.ts'
import { type Language, localeOf } from '#platform/language.ts'

/** A text of the server in English (ICU MessageFormat), and the id that the catalogues know it by; written as `/*i18n*\/ { id, message }`. */
export type Text = Pick<ServerText, 'id' | 'message'>
type Parameters = ServerText['parameters']

/** Says texts in one language: `say(texts.greeting, { name })`. */
export type Say = (text: Text, parameters?: Parameters) => string

/** For what the server itself writes, such as mails. What it answers a client with, that client says (platform/web/server-text.ts). */
export function sayIn(language: Language): Say {
  return speakerIn(language).say
}

/** Who writes to somebody in their language: its texts, and what stands in them, such as the time of an event (`inWords`). */
export interface Speaker extends Source {
  language: Language
  say: Say
}

/** @param language what is known of who reads; English where nothing is */
export function speakerIn(language: Language | null | undefined): Speaker {
  const spoken = language ?? 'en'
  return (speakers[spoken] ??= speakerOf(spoken))
}

/** The locale that the server writes a language's numbers and dates in. */
const localeIn = (language: Language): string => localeOf(language, [])

const speakers: Partial<Record<Language, Speaker>> = {}

/** English is what the sources say; the other catalogues are read when first spoken, a few milliseconds each. */
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

/** Only texts with ids of their own are said here; those of the screens are known by their English. */
function translations(language: Language): Map<string, string> {
  const { items } = parsePo(readFileSync(join(import.meta.dirname, `../locales/${language}.po`), 'utf8'))
  return new Map(items.flatMap(({ msgid, msgstr: [text] }) => (text && /^\w+\.\S+$/.test(msgid) ? [[msgid, text]] : [])))
}
