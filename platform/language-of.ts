import { type Language, languages } from './language.ts'
import { foldedWords } from './search-words.ts'

/** Frequent words, folded, that no other of the four languages uses as often. */
const frequent: Record<Language, ReadonlySet<string>> = {
  en: words('the and of to is for with that are this you from have our their which will be by as at it not or has can your been they what'),
  de: words(
    'der und das ist nicht mit fur auf ein eine einen dem den sich auch wir ihr ich zu von im wird sind bei als oder aus uber werden',
  ),
  fr: words('le et les des une est pour dans nous vous que qui sur avec pas au aux du ce cette sont leur par ou plus votre notre ont etre'),
  es: words(
    'el y los las una para con que por del se como mas su sus nuestro nuestra esta este son al muy pero tambien entre sobre desde ser',
  ),
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Words at the beginning of a text that are enough to tell its language. */
const enough = 400

/** The language of a text by its most frequent words; `otherwise` where they do not tell. */
export function languageOf(text: string, otherwise: Language): Language {
  const [first, second] = likeliest(text)
  return first.count > second.count ? first.language : otherwise
}

/** The same, but undefined unless several words tell it apart from the others, as they do in two or three sentences. */
export function clearLanguageOf(text: string): Language | undefined {
  const [first, second] = likeliest(text)
  return first.count >= 3 && first.count >= 2 * second.count ? first.language : undefined
}

interface Likely {
  language: Language
  /** How many words are frequent in it. */
  count: number
}

function likeliest(text: string): [Likely, Likely] {
  const given = foldedWords(text.slice(0, enough * 12)).slice(0, enough)
  const countOf = (language: Language): Likely => ({ language, count: given.filter((word) => frequent[language].has(word)).length })
  const [first = countOf('en'), second = first] = languages.map(countOf).toSorted((a, b) => b.count - a.count)
  return [first, second]
}
