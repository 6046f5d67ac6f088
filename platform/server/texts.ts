import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIcuCompiler, parsePo } from 'pofile-ts'
import type { ServerText } from '#platform/contract.ts'
import { type Language, localeOf } from '#platform/language.ts'

/** A text of the server in English (ICU MessageFormat), and the id that the catalogues know it by; written as `/*i18n*\/ { id, message }`. */
export type Text = Pick<ServerText, 'id' | 'message'>
type Parameters = Readonly<Record<string, string | number>>

/** Says texts in one language: `say(texts.greeting, { name })`. */
export type Say = (text: Text, parameters?: Parameters) => string

/** For what the server itself writes, such as mails. What it answers a client with, that client says (platform/web/server-text.ts). */
export function sayIn(language: Language): Say {
  return (speakers[language] ??= speakerOf(language))
}

/** Who writes to somebody in their language: its texts, and the locale of what is written beside them. */
export interface Speaker {
  language: Language
  locale: string
  say: Say
}

/** @param language what is known of who reads; English where nothing is */
export const speakerIn = (language: Language | null | undefined): Speaker => {
  const spoken = language ?? 'en'
  return { language: spoken, locale: localeIn(spoken), say: sayIn(spoken) }
}

/** The locale that the server writes a language's numbers and dates in. */
const localeIn = (language: Language): string => localeOf(language, [])

const speakers: Partial<Record<Language, Say>> = {}

/** English is what the sources say; the other catalogues are read when first spoken, a few milliseconds each. */
function speakerOf(language: Language): Say {
  const translated = language === 'en' ? new Map<string, string>() : translations(language)
  const compile = createIcuCompiler({ locale: localeIn(language) })
  const compiled = new Map<string, ReturnType<typeof compile>>()
  return ({ id, message }, parameters) => {
    const text = translated.get(id) ?? message
    const filled = compiled.get(text) ?? compile(text)
    compiled.set(text, filled)
    return String(filled(parameters))
  }
}

/** Only texts with ids of their own are said here; those of the screens are known by their English. */
function translations(language: Language): Map<string, string> {
  const { items } = parsePo(readFileSync(join(import.meta.dirname, `../locales/${language}.po`), 'utf8'))
  return new Map(items.flatMap(({ msgid, msgstr: [text] }) => (text && /^\w+\.\S+$/.test(msgid) ? [[msgid, text]] : [])))
}
