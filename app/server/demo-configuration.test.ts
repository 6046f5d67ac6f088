import { expect, test } from 'vitest'
import { demoSize } from './demo-configuration.ts'

test('the demo is filled with a number of members that shows everything', () => {
  expect(demoSize('60')).toBe(60)
  for (const given of ['', '0', '49', '60.5', 'many', '10001'])
    expect(() => demoSize(given)).toThrow(`--members is '${given}'; allowed: a whole number from 50 to 10000`)
})
