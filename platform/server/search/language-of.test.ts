import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

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
