import { expect, test } from 'vitest'
import { storeDraft, readDraft, rebaseDraft, removeDraft } from './draft.ts'
import type { FormValues } from './form-values.ts'

const member = { memberId: 'a', basedOn: '2026-11-20T10:00:00.000Z' }
const saved = { first_name: 'Marit', bio: '', sdgs: [7], raising_amount: null, city: { id: 1, name: 'Oslo' } } as unknown as FormValues
const typed: FormValues = { ...saved, bio: 'Half a sent', raising_amount: 500 }

function shelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('unsaved input is restored', () => {
  const storage = shelf()
  storeDraft(storage, member, typed, saved)
  expect(readDraft(storage, member, saved)).toEqual(typed)
})

test('answers to the community’s own fields are restored, too', () => {
  const storage = shelf()
  const answered: FormValues = { ...saved, 'field:one': ['a'], 'field:two': 5 }
  storeDraft(storage, member, answered, saved)
  expect(readDraft(storage, member, saved)).toEqual(answered)
})

test('values equal to the saved ones are not stored', () => {
  const storage = shelf()
  storeDraft(storage, member, typed, saved)
  storeDraft(storage, member, { ...saved }, saved)
  expect(storage.kept.size).toBe(0)
  expect(readDraft(storage, member, saved)).toBeUndefined()
})

test('each member has their own draft, which is out of date if based on an older profile', () => {
  const storage = shelf()
  storeDraft(storage, member, typed, saved)
  expect(readDraft(storage, { ...member, memberId: 'b' }, saved)).toBeUndefined()
  expect(readDraft(storage, { ...member, basedOn: '2026-11-20T11:00:00.000Z' }, saved)).toBeUndefined()
})

test('a draft survives a change of picture', () => {
  const storage = shelf()
  const later = '2026-11-20T11:00:00.000Z'
  rebaseDraft(storage, member, later)
  expect(storage.kept.size).toBe(0)
  storeDraft(storage, member, typed, saved)
  rebaseDraft(storage, member, later)
  expect(readDraft(storage, { ...member, basedOn: later }, saved)).toEqual(typed)
})

test('a removed draft is gone', () => {
  const storage = shelf()
  storeDraft(storage, member, typed, saved)
  removeDraft(storage, member.memberId)
  expect(readDraft(storage, member, saved)).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"basedOn":"2026-11-20T10:00:00.000Z"}', '{"basedOn":"2026-11-20T10:00:00.000Z","values":null}'])(
  'the unreadable %j is ignored',
  (broken) => {
    const storage = shelf()
    storage.setItem('profile_draft_a', broken)
    expect(readDraft(storage, member, saved)).toBeUndefined()
  },
)

test('values of another type, from another version of the app, are ignored', () => {
  const storage = shelf()
  const values = { bio: null, sdgs: 'none', first_name: 'M', city: null, gone: 1 }
  storage.setItem('profile_draft_a', JSON.stringify({ basedOn: member.basedOn, values }))
  expect(readDraft(storage, member, saved)).toEqual({ ...saved, first_name: 'M', city: null })
})
