import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { foldedWords } from '#platform/search-words.ts'
import { sameMeaning } from './same-meaning.ts'

test.each(languages)('each phrase has one meaning (%s)', (language) => {
  const phrases = sameMeaning.flatMap((meaning) => [meaning[language]].flat().map((phrase) => foldedWords(phrase).join(' ')))
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  expect(phrases).not.toContain('')
})
