import { expect, test } from 'vitest'
import { type Speaker, inWords, sentenceOf } from './in-words.ts'

const speaker = (language: Speaker['language'], locale: string): Speaker => ({
  language,
  locale,
  say: ({ message }, values = {}) => message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
})

test.each([
  ['en', 'en-GB', 'EUR', '€750k'],
  ['en', 'en-GB', 'DKK', 'DKK 750k'],
  ['de', 'de-DE', 'DKK', '750.000 DKK'],
  ['fr', 'fr-FR', 'DKK', '750 k DKK'],
  ['es', 'es-ES', 'HUF', '750 mil HUF'],
] as const)('an amount in %s (%s), %s', (language, locale, currency, written) => {
  const said = inWords({ amount: 75_000_000, currency }, speaker(language, locale))
  expect(said.replace(/\s/g, ' ')).toBe(written)
})

test.each([
  ['en', 'the Netherlands and Norway'],
  ['de', 'Niederlande und Norwegen'],
  ['fr', 'Pays-Bas et Norvège'],
  ['es', 'Países Bajos y Noruega'],
] as const)('countries in a sentence, in %s', (language, written) => {
  const countries = { all: [{ country: 'NL' }, { country: 'NO' }] }
  expect(sentenceOf({ id: 'test.in', message: '{countries}', parameters: { countries } }, speaker(language, language))).toBe(written)
})
