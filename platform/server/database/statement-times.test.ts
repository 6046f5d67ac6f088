import { expect, test } from 'vitest'
import { statementKind, statementTimes } from './statement-times.ts'

test('the slowest kinds come first, with how often they ran and how long 95 of 100 took at most', () => {
  const times = statementTimes()
  for (let n = 0; n < 100; n += 1) times.record('select * from "members" where id = $1', n < 96 ? 2 : 400)
  for (let n = 0; n < 10; n += 1) times.record('select 1', 80, 'directory.newest')
  times.record('commit', 0.1)
  const [first, second, ...others] = times.slowest(3)
  expect(first).toMatchObject({ kind: 'directory.newest', count: 10 })
  expect(first?.p95).toBeGreaterThanOrEqual(80)
  expect(first?.p95).toBeLessThan(100)
  expect(second).toEqual({ kind: 'select members', count: 100, p95: 2 })
  expect(others).toEqual([{ kind: 'commit', count: 1, p95: 1 }])
  expect(times.slowest(1)).toHaveLength(1)
})

test('a kind is the verb and the tables, and contains no values', () => {
  expect(statementKind(`insert into users (email) select 'ada@example.org' from "auth"."user" where password = 'from secret_place'`)).toBe(
    'insert users, auth.user, secret_place',
  )
  expect(statementKind(`update "users" set name = 'Ada' where id = 17`)).toBe('update users')
  expect(statementKind('-- delete from what was\ncreate table a (id integer); delete from b')).toBe('change of the schema')
  expect(statementKind('with a as (select 1) select * from a join b on true, lateral (select 2) c')).toBe('select a, b')
})
