import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import type { ServerText } from '#platform/contract.ts'
import { type Language, localeOf } from '#platform/language.ts'

/** A text of the server in English (ICU MessageFormat), and the id that the catalogues know it by; written as `/*i18n*\/ { id, message }`. */
export type Text = Pick<ServerText, 'id' | 'message'>
type Parameters = ServerText['parameters']

/** Says texts in one language: `say(texts.greeting, { name })`. */
export type Say = (text: Text, parameters?: Parameters) => string

/** For what the server itself writes, such as mails. What it answers a client with, that client says (platform/web/server-text.ts). */
export function sayIn(language: Language): Say {
  const speaker = (speakers[language] ??= speakerOf(language))
  return ({ id, message }, parameters) => speaker._(id, parameters, { message })
}

/** The locale that the server writes a language's numbers and dates in. */
export const localeIn = (language: Language): string => localeOf(language, [])

const speakers: Partial<Record<Language, I18n>> = {}

/** English is what the sources say; the other catalogues are read when first spoken, a few milliseconds each. */
function speakerOf(language: Language): I18n {
  const speaker = setupI18n({
    locale: language,
    locales: localeIn(language),
    messages: { [language]: language === 'en' ? {} : translations(language) },
  })
  return speaker.setMessagesCompiler(compiledOnce())
}

/** Only texts with ids of their own are said here; those of the screens are known by their English. */
function translations(language: Language): Record<string, string> {
  const { items } = parsePo(readFileSync(join(import.meta.dirname, `../locales/${language}.po`), 'utf8'))
  return Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text && /^\w+\.\S+$/.test(msgid) ? [[msgid, text]] : [])))
}

function compiledOnce(): typeof compileMessage {
  const known = new Map<string, ReturnType<typeof compileMessage>>()
  return (text) => {
    const compiled = known.get(text) ?? compileMessage(text)
    known.set(text, compiled)
    return compiled
  }
}
