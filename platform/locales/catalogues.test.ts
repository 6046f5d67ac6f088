import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#platform/language.ts'

type Token = ReturnType<typeof compileMessage>[number]

const catalogue = (language: Language) =>
  new Map(
    parsePo(readFileSync(join(import.meta.dirname, `${language}.po`), 'utf8')).items.map(({ msgctxt, msgid, msgstr: [text = ''] }) => [
      msgctxt === null ? msgid : `${msgctxt}: ${msgid}`,
      text,
    ]),
  )

/** A text's placeholders: its parameters with their kinds, and the tags around parts of it; sorted, without duplicates. */
function placesOf(text: string): string[] {
  const places = new Set<string>()
  const visit = (tokens: Token[] | Token): void => {
    if (typeof tokens === 'string') for (const [tag] of tokens.matchAll(/<\/?\d+\/?>/g)) places.add(tag)
    if (typeof tokens === 'string') return
    for (const token of tokens) {
      if (typeof token === 'string') visit(token)
      else place(token as [string, string?, unknown?])
    }
  }
  const place = ([name, kind, choices]: [string, string?, unknown?]): void => {
    // '#' occurs in plural forms, none of which needs it.
    if (name === '#') return
    places.add(`{${[name, kind, typeof choices === 'string' && choices].filter(Boolean).join(', ')}}`)
    if (typeof choices !== 'object' || choices === null) return
    for (const [choice, tokens] of Object.entries(choices)) {
      if (kind === 'select') places.add(`${name} = ${choice}`)
      if (choice !== 'offset') visit(tokens as Token[])
    }
  }
  visit(compileMessage(text))
  return [...places].toSorted()
}

/** The plural forms of a language. */
const pluralForms = (language: Language, text: string): string[] =>
  [...text.matchAll(/\{\w+, plural,/g)].length === 0
    ? []
    : new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many')

describe.each(languages)('the catalogue of %s', (language) => {
  const english = catalogue('en')
  const texts = catalogue(language)

  test('has every text', () => {
    expect([...english.keys()].filter((id) => !texts.get(id))).toEqual([])
    expect([...texts.keys()].filter((id) => !english.has(id))).toEqual([])
  })

  test('has the same placeholders as the English in each text', () => {
    const different = [...english].filter(([id, text]) => placesOf(texts.get(id) ?? '').join() !== placesOf(text).join())
    expect(different.map(([, text]) => text)).toEqual([])
  })

  test('has each form of a plural', () => {
    const lacking = [...texts.values()].filter((text) => pluralForms(language, text).some((form) => !text.includes(`${form} {`)))
    expect(lacking).toEqual([])
  })
})
