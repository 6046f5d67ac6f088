import { expect, test } from 'vitest'
import { blank } from '#features/joining/localised.ts'
import { inLanguage, paragraphsOf } from './in-language.ts'

test('texts that are missing in a language fall back to the main one, each on its own', () => {
  const texts = {
    title: { ...blank(), en: 'Demo day', de: 'Demotag' },
    text: { ...blank(), en: 'Come along', de: '' },
    link_label: { ...blank(), fr: 'Inscription' },
  }
  expect(inLanguage(texts, 'en', 'de')).toEqual({ title: 'Demotag', text: 'Come along', link_label: '' })
  expect(inLanguage(texts, 'en', 'fr')).toEqual({ title: 'Demo day', text: 'Come along', link_label: 'Inscription' })
})

test('empty lines separate paragraphs, line breaks stay in theirs', () => {
  expect(paragraphsOf('One\nstill one\n\n \n\nTwo\r\n\r\nThree')).toEqual(['One\nstill one', 'Two', 'Three'])
  expect(paragraphsOf(' \n ')).toEqual([])
})
