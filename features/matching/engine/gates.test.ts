import { expect, test } from 'vitest'
import { memberOf } from './blank-member.ts'
import { isRuledOut } from './gates.ts'
import type { Stated, Traits } from './member.ts'

const startup = (traits: Partial<Traits>) => ({ ...memberOf('startup'), traits: { ...memberOf('startup').traits, ...traits } })
const investor = (stated: Partial<Stated>) => ({ ...memberOf('investor'), stated: { ...memberOf('investor').stated, ...stated } })
const inSweden = { country: 'SE', regions: ['nordics', 'eu', 'europe', 'global'] }

test('a stage or place outside the criteria rules out a match, from either side', () => {
  const seed = startup({ stage: 'seed', ...inSweden })
  const cases: [Partial<Stated>, boolean][] = [
    [{}, false],
    [{ stages: { seed: 0.5, 'series-a': 0.5 } }, false],
    [{ stages: { 'series-a': 1 } }, true],
    [{ countries: { SE: 1 } }, false],
    [{ countries: { NO: 1 } }, true],
    [{ regions: { nordics: 1 } }, false],
    [{ regions: { global: 1 } }, false],
    [{ countries: { DE: 0.5 }, regions: { dach: 0.5 } }, true],
    [{ countries: { DE: 0.5 }, regions: { nordics: 0.5 } }, false],
    [{ stages: { seed: 1 }, countries: { NO: 1 } }, true],
  ]
  for (const [stated, ruledOut] of cases) {
    expect([stated, isRuledOut(investor(stated), seed)]).toEqual([stated, ruledOut])
    expect([stated, isRuledOut(seed, investor(stated))]).toEqual([stated, ruledOut])
  }
})

test("an investor's criteria rule out no other investor and no mentor", () => {
  const elsewhere = { ...memberOf('mentor'), traits: { ...memberOf('mentor').traits, ...inSweden } }
  expect(isRuledOut(investor({ countries: { NO: 1 } }), elsewhere)).toBe(false)
  expect(isRuledOut({ ...elsewhere, group: 'investor' }, investor({ countries: { NO: 1 } }))).toBe(false)
})

test('unknown values rule nobody out', () => {
  expect(isRuledOut(investor({ stages: { seed: 1 }, countries: { NO: 1 } }), startup({}))).toBe(false)
  expect(isRuledOut(investor({}), startup({ stage: 'constructor', country: 'constructor' }))).toBe(false)
})
