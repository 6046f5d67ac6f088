import { expect, test } from 'vitest'
import { validMemberSearch } from './member-search.ts'

test.each([
  [{ query: 'ada', type: 'investor', state: 'leaving', sort: 'name', direction: 'asc' }, true],
  [{ joined_from: '2026-02-28', seen_to: '2024-02-29' }, true],
  [{ group_id: '00000000-0000-4000-8000-000000000001' }, true],
  [{ joined_from: '2026-02-30' }, false],
  [{ joined_to: '0000-01-01' }, false],
  [{ seen_from: 'yesterday', seen_to: 5 }, false],
  [{ type: 'operator', state: 'gone', sort: 'age', organisation_id: 'x', group_id: 'y', bulk: '../' }, false],
])('of %j everything is valid: %s', (raw, isValid) => expect(validMemberSearch(raw)).toEqual(isValid ? raw : {}))
