import { type Language, languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { foldedWords } from '#platform/search-words.ts'
import { type Form, type Stems, formOfStems, uniqueForms } from './forms.ts'
import { sameMeaning } from './same-meaning.ts'

type StemsOf = (words: readonly string[]) => Promise<ReadonlyMap<string, Stems>>

interface Meanings {
  /** How many of these words, from the first on, mean one thing, and what else means the same in any language. */
  of: (words: readonly string[], stems: ReadonlyMap<string, Stems>, language: Language) => { length: number; others: readonly Form[] }
  /** All words of a language that mean something by themselves. */
  words: Readonly<Record<Language, readonly string[]>>
}

let known: Promise<Meanings> | undefined

/** The list of what has the same meaning, by stems, which are the same in every database. */
export function meaningsOf(stemsOf: StemsOf): Promise<Meanings> {
  known ??= readMeanings(stemsOf).catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function readMeanings(stemsOf: StemsOf): Promise<Meanings> {
  const phrases = sameMeaning.map((meaning) =>
    languages.flatMap((language) => [meaning[language]].flat().map((phrase) => ({ language, words: foldedWords(phrase) }))),
  )
  const stems = await stemsOf([...new Set(phrases.flat().flatMap(({ words }) => words))])
  const stemsIn = (language: Language, words: readonly string[], given = stems) =>
    words.map((word) => given.get(word)?.[languages.indexOf(language)] ?? '')
  const [byWords, byStems] = [new Map<string, Form[]>(), new Map<string, Form[]>()]
  const add = (forms: readonly Form[], to: Map<string, Form[]>, phrase: string) =>
    to.set(phrase, uniqueForms([...(to.get(phrase) ?? []), ...forms]))
  for (const same of phrases) {
    const forms = same.map(({ language, words }) => formOfStems(language, stemsIn(language, words))).filter((form) => form !== undefined)
    for (const { language, words } of same) {
      add(forms, byWords, phraseOf(language, words))
      add(forms, byStems, phraseOf(language, stemsIn(language, words)))
    }
  }
  // What is written the same goes before what only has the same stems, as 'customers' and 'customs' have.
  const formsOf = (language: Language, words: readonly string[], given: ReadonlyMap<string, Stems>) =>
    byWords.get(phraseOf(language, words)) ?? byStems.get(phraseOf(language, stemsIn(language, words, given))) ?? []
  const wordsByLanguage = recordOf(languages, (language) =>
    phrases.flat().flatMap((phrase) => (phrase.language === language && phrase.words.length === 1 ? phrase.words : [])),
  )
  const longest = Math.max(...phrases.flat().map(({ words }) => words.length))

  return {
    of(words, given, language) {
      for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
        const others = [...new Set([language, 'en'] as const)].flatMap((spoken) => formsOf(spoken, words.slice(0, length), given))
        if (others.length > 0) return { length, others }
      }
      return { length: 1, others: [] }
    },
    words: wordsByLanguage,
  }
}

const phraseOf = (language: Language, words: readonly string[]) => `${language} ${words.join(' ')}`
