import { describe, expect, test } from 'vitest'
import { ratesIn } from './rates-file.ts'

const sixteenth = [
  { currency: 'USD', date: '2024-01-16', rate: '1.0882' },
  { currency: 'GBP', date: '2024-01-16', rate: '0.86078' },
]

describe('files of the European Central Bank', () => {
  test('the history', () => {
    const file = 'Date,USD,JPY,CYP,GBP,\r\n2024-01-16,1.0882,159.66,N/A,0.86078,\r\n1999-01-04,1.1789,133.73,0.58231,N/A,\r\n'
    expect(ratesIn(file)).toEqual([...sixteenth, { currency: 'USD', date: '1999-01-04', rate: '1.1789' }])
  })
  test('the latest day', () => {
    expect(ratesIn('Date, USD, JPY, GBP, \n16 January 2024, 1.0882, 159.66, 0.86078, \n')).toEqual(sixteenth)
  })
  test('the latest day in XML', () => {
    const cube = `<Cube><Cube time='2024-01-16'><Cube currency='USD' rate='1.0882'/><Cube currency='JPY' rate='159.66'/><Cube currency="GBP" rate="0.86078"/></Cube></Cube>`
    expect(ratesIn(`<?xml version="1.0"?><gesmes:Envelope>${cube}</gesmes:Envelope>`)).toEqual(sixteenth)
  })
  test('any number of columns', () => {
    const file = `Date,USD${','.repeat(500_000)}\n2024-01-16,1.0882\n${'2024-01-16\n'.repeat(20_000)}`
    expect(ratesIn(file)).toEqual(sixteenth.slice(0, 1))
  })
  test.each(['', 'company_name,currency\nA,EUR', 'Date,JPY\n2024-01-16,159.66', '<html>', 'PK\u0003\u0004'])('no rates in %j', (text) => {
    expect(ratesIn(text)).toEqual([])
  })
  test.each([
    ['Date,USD\n2024-01-16,1.0\n2024-02-30,1.1', { line: 3, given: '2024-02-30' }],
    ['Date,USD\n1998-12-31,1.0', { line: 2, given: '1998-12-31' }],
    ['Date,USD\n2024-01-16,-1', { line: 2, given: '-1' }],
    ['Date,USD\n2024-01-16,0', { line: 2, given: '0' }],
    ['Date,USD\n2024-01-16,1e9', { line: 2, given: '1e9' }],
    ["<Cube time='soon'>", { line: 1, given: 'soon' }],
    ["<Cube\ntime='2024-01-16'>\n<Cube currency='USD' rate='NaN'/>", { line: 3, given: 'NaN' }],
  ])('the invalid value in %j', (text, bad) => {
    expect(ratesIn(text)).toEqual(bad)
  })
})
