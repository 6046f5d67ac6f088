import { expect, test } from 'vitest'
import { checkValue } from './check-value.ts'
import { fieldTexts } from './field-texts.ts'
import type { FieldKind, FieldValue } from './vocabulary.ts'

const words = (en: string) => ({ en, de: '', fr: '', es: '' })
const choices = [
  { id: 'batch2025', label: words('2025'), is_offered: false },
  { id: 'batch2026', label: words('2026'), is_offered: true },
  { id: 'batch2027', label: words('2027'), is_offered: true },
]
const check = (kind: FieldKind, given: FieldValue | null, before?: FieldValue) =>
  checkValue({ kind, choices, is_required: false }, given, before)

test.each<[FieldKind, FieldValue, FieldValue | null]>([
  ['text', '  Heat pumps ', 'Heat pumps'],
  ['text', '\u200b', null],
  ['text', 'x'.repeat(500), 'x'.repeat(500)],
  ['link', 'example.org/a', 'https://example.org/a'],
  ['choice', 'batch2026', 'batch2026'],
  ['choices', ['batch2027', 'batch2026', 'batch2027'], ['batch2026', 'batch2027']],
  ['choices', [], null],
  ['number', -0.5, -0.5],
  ['number', 0, 0],
  ['date', '2024-02-29', '2024-02-29'],
])('a %s of %j is stored as %j', (kind, given, value) => expect(check(kind, given)).toEqual({ value }))

test.each<[FieldKind, FieldValue, string]>([
  ['text', 'x'.repeat(501), 'Please keep this to {most, number} characters'],
  ['link', 'javascript:alert(1)', fieldTexts.link.message],
  ['link', 'data:text/html,x', fieldTexts.link.message],
  ['link', 'acme', fieldTexts.link.message],
  ['choice', 'batch2025', fieldTexts.notOffered.message],
  ['choice', 'elsewhere', fieldTexts.notOffered.message],
  ['choice', ['batch2026'], fieldTexts.notOffered.message],
  ['choices', ['batch2026', 'batch2025'], fieldTexts.notOffered.message],
  ['choices', 'batch2026', fieldTexts.notOffered.message],
  ['number', 1e12 + 1, fieldTexts.number.message],
  ['number', Number.NaN, fieldTexts.number.message],
  ['number', '12', fieldTexts.number.message],
  ['date', '2026-02-30', fieldTexts.date.message],
  ['date', '0000-01-01', fieldTexts.date.message],
  ['date', '2026-2-3', fieldTexts.date.message],
  ['date', 20260203, fieldTexts.date.message],
])('a %s of %j is refused', (kind, given, message) => expect(check(kind, given)).toMatchObject({ problem: { message } }))

test('an option that is no longer offered can be kept, not chosen', () => {
  expect(check('choice', 'batch2025', 'batch2025')).toEqual({ value: 'batch2025' })
  expect(check('choices', ['batch2027', 'batch2025'], ['batch2025'])).toEqual({ value: ['batch2025', 'batch2027'] })
})

test.each<[FieldKind, FieldValue | null]>([
  ['text', ' \u200b '],
  ['choices', []],
  ['number', null],
])('a required %s is not %j', (kind, given) =>
  expect(checkValue({ kind, choices, is_required: true }, given)).toEqual({ problem: fieldTexts.required }),
)
