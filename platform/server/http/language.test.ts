import { expect, test } from 'vitest'
import { wantedLanguage, wantedLocales } from './language.ts'

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ 'accept-language': 'en;q=0.3,fr-CA;q=0.9' }, 'fr'],
  [{ 'accept-language': 'fi,sv;q=0.9,es-MX;q=0.5' }, 'es'],
  [{ 'accept-language': 'de;q=0,fi' }, 'en'],
  [{ 'accept-language': '*;q=0.5, \u0000, q=1;;;,de;q=x' }, 'de'],
  [{ 'accept-language': 'fr', cookie: 'a=b; language=es' }, 'es'],
  [{ 'accept-language': 'fr', cookie: 'language=klingon' }, 'fr'],
])('%j is answered in %s', (headers, language) => {
  expect(wantedLanguage(headers)).toBe(language)
})

test('locales are sorted by preference', () => {
  expect(wantedLocales({ 'accept-language': 'en;q=0.7, de-at, fr_FR, pt-BR;q=0.9' })).toEqual(['de-AT', 'pt-BR', 'en'])
})
