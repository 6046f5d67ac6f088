import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { entryNames, instrumentNames, namedIn, statusNames } from './names.ts'

const kinds = { investment: 'Investment', 'follow-on': 'Follow-on', fee: 'Fee', distribution: 'Distribution', valuation: 'Valuation' }
const instruments = {
  shares: 'Ordinary shares',
  preferred: 'Preferred shares',
  convertible: 'Convertible note',
  safe: 'SAFE',
  loan: 'Loan',
  fund: 'Fund units',
  'revenue-share': 'Revenue share',
  other: 'Other',
}
const statuses = {
  completed: 'Completed',
  funded: 'Funded',
  invested: 'Invested',
  active: 'Active',
  pending: 'Pending',
  reviewing: 'Reviewing',
}

describe.each(languages)('a file in %s', (language) => {
  const { items } = parsePo(readFileSync(join(import.meta.dirname, `../../../platform/locales/${language}.po`), 'utf8'))

  test.each([
    ['kinds', entryNames, kinds],
    ['instruments', instrumentNames, instruments],
    ['statuses', statusNames, statuses],
  ])('may use the words of the screens for %s', (_what, names, labels) => {
    const named = namedIn<string>(names)
    for (const [value, label] of Object.entries(labels)) {
      const texts = items.flatMap(({ msgid, msgstr: [text] }) => (msgid === label && text ? [text] : []))
      expect(texts.map(named), `${label}: ${texts.join(', ')}`).toContain(value)
    }
  })
})
