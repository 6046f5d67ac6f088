import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Pofile from 'pofile-ts'

/** Marks texts with their language and id: '⟦de mail.hello⟧Hello,⟦⟧'. */
const begins = /⟦(\w\w) ([\w.-]+)⟧/g
const innermost = /⟦\w\w [\w.-]+⟧[^⟦⟧]*⟦⟧/gu

const english = readFileSync(join(import.meta.dirname, '../platform/locales/en.po'), 'utf8')

/**
 * Replaces the library that reads catalogues, so that every text states its language and id. Texts in another language, or outside the
 * catalogues, become visible. For `vi.mock`.
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

/** The marked texts in an output, and the rest of it. */
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

/** The ids of texts with a prefix, such as 'mail.'. */
export function textIds({ parsePo }: Pick<typeof Pofile, 'parsePo'>, beginning: string): string[] {
  return parsePo(english).items.flatMap(({ msgid }) => (msgid.startsWith(beginning) ? [msgid] : []))
}
