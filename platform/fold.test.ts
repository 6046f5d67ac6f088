import { expect, test } from 'vitest'
import { foldLetters } from './fold.ts'

test.each([
  ['Łukasz Gómez', 'lukasz gomez'],
  ['SØREN ÅGÅRD', 'soren agard'],
  ['Straße', 'strasse'],
  ['İzmir ve Iğdır', 'izmir ve igdir'],
  ['Πειραιάς', 'πειραιασ'],
  ['Saint-Étienne, 3 km²', 'saint-etienne, 3 km²'],
])('%s is folded to %s', (text, folded) => expect(foldLetters(text)).toBe(folded))

test('composed and decomposed letters fold to the same text', () => {
  expect(foldLetters('é')).toBe(foldLetters('é'))
})
