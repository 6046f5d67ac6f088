import { expect, test } from 'vitest'
import { shellLanguages, textsFor } from './texts.ts'

test.each([
  ['de-AT', 'de'],
  ['FR', 'fr'],
  ['es-419', 'es'],
  ['en-GB', 'en'],
  ['pt-BR', 'en'],
  ['', 'en'],
])('%s gets texts in %s', (locale, language) => expect(textsFor(locale).language).toBe(language))

test('each language has its own translation of every text', () => {
  const { en: english, ...others } = shellLanguages
  for (const texts of Object.values(others)) {
    for (const [name, text] of Object.entries(texts)) {
      expect(text, name).not.toBe('')
      expect(text, name).not.toBe(english[name as keyof typeof english])
    }
  }
})
