import { beforeAll, beforeEach, expect, test } from 'vitest'
import { invest, ratesFile } from '#testing/investments.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let marit: Person
let other: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  other = await world.join({ user_type: 'investor' })
})
beforeEach(async () => {
  marit = await world.join({ user_type: 'investor' })
  await world.services.database.pool.query('delete from exchange_rates')
})

const set = (person: Person, date: string, rate: string, currency: 'USD' | 'GBP' = 'USD') =>
  person.call.investments.setRate({ currency, date, rate })
const ratesOf = async (person: Person, source: 'own' | 'community' = 'own') =>
  (await person.call.investments.rates({ source })).items.map(({ currency, date, rate }) => `${currency} ${date} ${rate}`)
const inDollars = async (person: Person) => (await person.call.investments.portfolio({ base: 'USD', at: '2024-01-20' })).base

test('a member’s own rates are private, and can be changed and deleted', async () => {
  await set(marit, '2024-01-15', '1.0945')
  await set(marit, '2024-01-16', '1.08820')
  await set(marit, '2024-01-15', '1.1')
  expect(await ratesOf(marit)).toEqual(['USD 2024-01-16 1.0882', 'USD 2024-01-15 1.1'])
  expect(await ratesOf(other)).toEqual([])
  for (const date of ['2024-01-16', '2024-01-16']) await marit.call.investments.removeRate({ currency: 'USD', date })
  await other.call.investments.removeRate({ currency: 'USD', date: '2024-01-15' })
  expect(await ratesOf(marit)).toEqual(['USD 2024-01-15 1.1'])
})

test.each([
  [{ rate: '0' }, 'Please enter the rate per euro, such as 1.0956, with at most nine decimals'],
  [{ rate: '-1' }, 'Please enter the rate per euro, such as 1.0956, with at most nine decimals'],
  [{ rate: '1.0000000001' }, 'Please enter the rate per euro, such as 1.0956, with at most nine decimals'],
  [{ rate: '1234567890' }, 'Please enter the rate per euro, such as 1.0956, with at most nine decimals'],
  [{ currency: 'EUR' as never }, 'Please choose a currency other than the euro'],
  [{ date: '1998-12-31' }, 'Please enter a date between 1999 and today'],
  [{ date: '2099-01-01' }, 'Please enter a date between 1999 and today'],
])('refuses %j', async (fields, problem) => {
  expect(await refusalOf(marit.call.investments.setRate({ currency: 'USD', date: '2024-01-15', rate: '1.1', ...fields }))).toBe(problem)
})

test('a published file can be imported, and importing it again changes nothing', async () => {
  const importFile = () => marit.call.investments.importRates({ file: ratesFile() })
  expect(await importFile()).toEqual({ rates: 4, changed: 4, from: '2024-01-15', until: '2024-01-16' })
  expect(await importFile()).toEqual({ rates: 4, changed: 0, from: '2024-01-15', until: '2024-01-16' })
  const first = await marit.call.investments.rates({ source: 'own', limit: 3 })
  const rest = await marit.call.investments.rates({ source: 'own', limit: 3, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...rest.items].map(({ currency, date }) => `${currency} ${date}`)).toEqual([
    'USD 2024-01-16',
    'GBP 2024-01-16',
    'USD 2024-01-15',
    'GBP 2024-01-15',
  ])
  const pounds = await marit.call.investments.rates({ source: 'own', currency: 'GBP' })
  expect(pounds.items).toHaveLength(2)
  const bad = 'Date,USD\n2024-01-17,1.1\n2024-01-18,x\n'
  expect(await refusalOf(marit.call.investments.importRates({ file: ratesFile(bad) }))).toBe('investments.badRate')
  expect(await refusalOf(marit.call.investments.importRates({ file: ratesFile('company,date') }))).toBe('investments.noRates')
  expect(await ratesOf(marit)).toHaveLength(4)
})

test('operators import rates for everyone, which is recorded', async () => {
  await invest(marit, { amount: 100_000 })
  expect(await inDollars(marit)).toMatchObject({ returns: null, missing: [{ date: '2024-01-20' }, { date: '2024-01-15' }] })
  expect(await operator.call.investments.communityRates()).toEqual({ items: [] })
  await operator.call.investments.importCommunityRates({ file: ratesFile() })
  expect((await operator.call.investments.communityRates()).items).toEqual([
    { currency: 'GBP', from: '2024-01-15', until: '2024-01-16' },
    { currency: 'USD', from: '2024-01-15', until: '2024-01-16' },
  ])
  expect(await ratesOf(other, 'community')).toHaveLength(4)
  expect(await inDollars(marit)).toMatchObject({ missing: [], returns: { invested: 109_450, value: 108_820 } })
  await set(marit, '2024-01-15', '2')
  expect(await inDollars(marit), 'own rates take precedence on the same day').toMatchObject({
    returns: { invested: 200_000, value: 108_820 },
  })
  await set(other, '2024-01-20', '9')
  expect(await inDollars(marit), 'rates of other members do not count').toMatchObject({ returns: { invested: 200_000, value: 108_820 } })
  const { items } = await operator.call.operators.acts({ limit: 1 })
  expect(items[0]?.act).toMatchObject({
    id: 'act.investments.rates',
    parameters: { about: { from: '2024-01-15T00:00:00.000Z', until: '2024-01-17T00:00:00.000Z', zone: 'UTC' } },
  })
  expect(await refusalOf(marit.call.investments.importCommunityRates({ file: ratesFile() }))).toBe('problem.notFound')
})

test('the whole history since 1999 can be imported in one file', async () => {
  const names = ['USD', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'RON', 'BGN', 'HUF', 'JPY']
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10)
  const lines = Array.from({ length: 7_000 }, (_, index) =>
    [day(index), ...names.map((_name, place) => `${1 + place}.${1_000 + index}`), ''].join(),
  )
  const file = ratesFile(`Date,${names.join()},\n${lines.join('\n')}\n`)
  expect(await operator.call.investments.importCommunityRates({ file })).toMatchObject({ rates: 77_000, changed: 77_000 })
  expect((await ratesOf(marit, 'community'))[0]).toBe('USD 2026-01-01 1.1')
})
