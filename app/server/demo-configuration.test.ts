import { expect, test } from 'vitest'
import { demoSize } from './demo-configuration.ts'

test('only a demo has a number of members, within its limits', () => {
  expect([demoSize({ demo: true }), demoSize({ demo: true, members: '60' })]).toEqual([undefined, 60])
  for (const members of ['', '0', '59', '60.5', 'many', '10001'])
    expect(() => demoSize({ demo: true, members })).toThrow(`--members is '${members}'; allowed: a whole number from 60 to 10000`)
  expect(() => demoSize({ demo: false, members: '60' })).toThrow('--members is only allowed with --demo')
})
