import { expect, test } from 'vitest'
import { clearLanguageOf, languageOf } from './language-of.ts'

test.each([
  ['The storage of hydrogen is ready for the grid.', 'en'],
  ['Die Speicherung von Wasserstoff ist für das Netz bereit.', 'de'],
  ['Le stockage de l’hydrogène est prêt pour le réseau.', 'fr'],
  ['El almacenamiento de hidrógeno está listo para la red.', 'es'],
  ['Solar GmbH', 'fr'],
  ['', 'fr'],
] as const)('%s', (text, language) => {
  expect(languageOf(text, 'fr')).toBe(language)
})

test.each([
  ['Die Speicherung von Wasserstoff ist für das Netz bereit, und wir suchen eine Bank.', 'de'],
  ['Nous cherchons une banque pour le stockage de l’hydrogène, et des partenaires dans le réseau.', 'fr'],
  ['Gracias, hasta mañana.', undefined],
  ['Die Hard is not the best of them, die erste ist es auch nicht.', undefined],
  ['Szukamy partnera do magazynowania wodoru w naszej sieci.', undefined],
  ['', undefined],
] as const)('the language of %s is clear, or is not', (text, language) => {
  expect(clearLanguageOf(text)).toBe(language)
})
