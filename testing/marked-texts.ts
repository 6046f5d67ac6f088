import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Pofile from 'pofile-ts'

/** As texts of a language stand in what is read: '⟦de mail.hello⟧Hello,⟦⟧'. */
const begins = /⟦(\w\w) ([\w.-]+)⟧/g
const innermost = /⟦\w\w [\w.-]+⟧[^⟦⟧]*⟦⟧/gu

const english = readFileSync(join(import.meta.dirname, '../platform/locales/en.po'), 'utf8')

/**
 * The library that reads catalogues, with catalogues of which every text says its language and its id: what was not said in the reader's
 * language, or by no catalogue at all, is to be seen. For `vi.mock`.
 */
export function markingTexts(library: typeof Pofile): typeof Pofile {
  return {
    ...library,
    parsePo(text) {
      const { headers, ...file } = library.parsePo(text)
      const { items } = library.parsePo(english)
      for (const item of items) item.msgstr = [`⟦${headers['Language'] ?? ''} ${item.msgid}⟧${item.msgstr[0] ?? ''}⟦⟧`]
      return { ...file, headers, items }
    },
  }
}

/** Whose texts are in what somebody reads, and what is left of it without them. */
export function marksIn(text: string): { languages: Set<string>; ids: Set<string>; rest: string } {
  const found = [...text.matchAll(begins)]
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(innermost, '')
  }
  return {
    languages: new Set(found.map(([, language = '']) => language)),
    ids: new Set(found.map(([, , id = '']) => id)),
    rest,
  }
}

/** The ids of texts that begin with a word: those of mails with 'mail.'. */
export function textIds({ parsePo }: Pick<typeof Pofile, 'parsePo'>, beginning: string): string[] {
  return parsePo(english).items.flatMap(({ msgid }) => (msgid.startsWith(beginning) ? [msgid] : []))
}
