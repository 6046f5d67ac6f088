import { expect, test } from 'vitest'
import { markerOf } from './excerpt.ts'

const word = (typed: string, stems: string[] = [], prefix: string | null = null) => ({
  typed,
  term: '',
  forms: [typed, ...stems].map((term) => [term]),
  prefix,
  isStop: false,
})
const shown = (parts: { text: string; is_found: boolean }[]) => parts.map(({ text, is_found }) => (is_found ? `[${text}]` : text)).join('')

test.each([
  ['words as typed', 'Hydrogen for ports', [word('hydrogen')], '[Hydrogen] for ports'],
  ['words with accents', 'Énergie, ÉNERGIE!', [word('energie')], '[Énergie], [ÉNERGIE]!'],
  ['inflections', 'Companies and a company', [word('companies', ['en~compani'])], '[Companies] and a [company]'],
  ['no other words with the same beginning', 'A companionship', [word('companies', ['en~compani'])], 'A companionship'],
  ['beginnings while typing', 'Hydrogen', [word('hydr', [], 'hydr')], '[Hydrogen]'],
  [
    'phrases, but not their words elsewhere',
    'Pumps are loud, but this house has a new heat pump.',
    [{ ...word('warmepumpe'), forms: [['en~heat', 'en~pump']] }],
    'Pumps are loud, but this house has a new [heat] [pump].',
  ],
  ['nothing', 'Hydrogen', [word('water')], 'Hydrogen'],
])('marks %s', (_, text, words, expected) => {
  expect(shown(markerOf(words).marked(text))).toBe(expected)
})

test('an excerpt has the words that stand together, on one line', () => {
  const text = `Hydrogen is named here.\n\n${'Something else. '.repeat(40)}Hydrogen in salt\ncaverns is near. ${'And more. '.repeat(60)}`
  const excerpt = shown(markerOf([word('hydrogen'), word('caverns')]).excerptOf(text))
  expect(excerpt).toContain('[Hydrogen] in salt [caverns]')
  expect(excerpt).toMatch(/^… .* …$/)
  expect(excerpt.length).toBeLessThan(260)
})

test('without the words, an excerpt is the beginning', () => {
  const { excerptOf } = markerOf([word('hydrogen')])
  expect(shown(excerptOf('A short text.'))).toBe('A short text.')
  expect(shown(excerptOf(''))).toBe('')
})
