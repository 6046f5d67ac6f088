import { expect, test } from 'vitest'
import { wordsOf } from './shared-things.ts'

test.each([
  ['only a link', { title: '', text: '', url: 'https://a.example/' }, 'https://a.example/'],
  ['a page', { title: 'A fund', text: '', url: 'https://a.example/' }, 'A fund\nhttps://a.example/'],
  [
    'a link within the text, as on Android',
    { title: '', text: 'Look: https://a.example/', url: 'https://a.example/' },
    'Look: https://a.example/',
  ],
  ['a title that the text repeats', { title: 'A fund', text: 'A fund for soil', url: '' }, 'A fund for soil'],
  ['white space', { title: ' ', text: '\n', url: '' }, ''],
])('%s', (_what, shared, words) => expect(wordsOf(shared)).toBe(words))
