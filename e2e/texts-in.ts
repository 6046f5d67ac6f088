import { readFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import type { Language } from '#platform/language.ts'

/** The text shown instead of an English one. */
export function textsIn(language: Language): (english: string) => string {
  const { items } = parsePo(readFileSync(`platform/locales/${language}.po`, 'utf8'))
  const said = new Map(items.map(({ msgid, msgstr: [text] }) => [msgid, text]))
  return (english) => said.get(english) || english
}
