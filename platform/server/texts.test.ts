import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { sayIn } from './texts.ts'

test.each(languages)('a text is translated to %s, with its values', (language) => {
  const said = sayIn(language)(
    { id: 'texts.test', message: '{name} has {count, plural, one {# message} other {# messages}}' },
    { name: 'Ana <b> {x}', count: 1234 },
  )
  expect(said).toContain('Ana <b> {x}')
  expect(said).toMatch(/1.?234/)
})

test('a text in the catalogue is translated', () => {
  expect(sayIn('de')({ id: 'problem.unexpected', message: 'English' })).not.toBe('English')
})
