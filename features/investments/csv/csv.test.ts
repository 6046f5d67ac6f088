import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountIn, decimalMarkOf } from './amounts.ts'
import { columnOf, separatorOf } from './columns.ts'
import { dateIn, orderOf } from './dates.ts'
import { decoded } from '#platform/decode-text.ts'

describe('dates', () => {
  test.each([
    ['2026-09-30', '2026-09-30'],
    ['2026/9/3', '2026-09-03'],
    ['2026-09-30T00:00:00Z', '2026-09-30'],
    ['30.09.2026', '2026-09-30'],
    ['3.9.2026', '2026-09-03'],
    ['30-09-2026', '2026-09-30'],
    ['30/09/2026', '2026-09-30'],
    ['09/30/2026', '2026-09-30'],
    ['04/04/2026', '2026-04-04'],
  ])('%s is %s', (cell, date) => {
    expect(dateIn(cell, undefined)).toEqual({ date })
  })

  test.each([
    '',
    '2023-02-29',
    '31.04.2024',
    '13/13/2024',
    '0000-01-01',
    '1899-12-31',
    '2099-01-01',
    '1.1.24',
    '45678',
    '2024-1',
    'March 2024',
  ])('“%s” is not a date', (cell) => {
    expect(dateIn(cell, undefined)).toBe('date')
  })

  test('other dates in the file, or the member, decide on dates with slashes', () => {
    expect(dateIn('03/04/2024', undefined)).toBe('dateOrder')
    expect(dateIn('03/04/2024', orderOf(['01/02/2024', '31/12/2023']))).toEqual({ date: '2024-04-03' })
    expect(dateIn('03/04/2024', orderOf(['12/31/2023']))).toEqual({ date: '2024-03-04' })
    expect(dateIn('03/04/2024', orderOf(['12/31/2023', '31/12/2023']))).toBe('dateOrder')
    expect(dateIn('31/12/2023', 'mdy')).toBe('date')
  })
})

describe('amounts', () => {
  test.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['1 234 567,8', 123_456_780],
    ['1\u00A0234,00', 123_400],
    ['1\u202F234,00', 123_400],
    ['1’234.50', 123_450],
    ['+12.30', 1_230],
    ['0.125000', 'cents'],
    ['12.3400', 1_234],
    ['12345,678', 'cents'],
    ['1.234', 'amountStyle'],
    ['-5', 'negative'],
    ['(5.00)', 'negative'],
    ['20000000000', 2e12],
    ['20000000000.01', 'largeAmount'],
    ['99999999999999999999999999', 'largeAmount'],
    ['1e6', 'amount'],
    ['12,34,567', 'amount'],
    ['1.23.4', 'amount'],
    ['€ 5', 'amount'],
    ['=1+1', 'amount'],
    ['.', 'amount'],
    ['', 'amount'],
  ])('%s', (cell, amount) => {
    expect(amountIn(cell, undefined)).toEqual(typeof amount === 'number' ? { amount } : amount)
  })

  test('other amounts in the file, or the member, decide on a point before three digits', () => {
    expect(amountIn('1.234', decimalMarkOf(['7.500', '12,50']))).toEqual({ amount: 123_400 })
    expect(amountIn('1.234', decimalMarkOf(['7.500', '12.50']))).toBe('cents')
    expect(amountIn('1.230', '.')).toEqual({ amount: 123 })
    expect(amountIn('1.234', decimalMarkOf(['12.50', '12,50']))).toBe('amountStyle')
    expect(amountIn('12,50', '.')).toBe('amount')
  })

  test('amounts with two decimals are read exactly', () => {
    const thousands = (digits: string, mark: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, mark)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2e12 }),
        fc.constantFrom(['.', ','], [',', '.'], [',', ' '], ['.', '’']),
        (amount, [mark = '', gap = '']) => {
          const text = `${thousands(String(Math.floor(amount / 100)), gap)}${mark}${String(amount % 100).padStart(2, '0')}`
          expect(amountIn(text, undefined)).toEqual({ amount })
        },
      ),
    )
  })
})

describe('encodings', () => {
  const text = 'company_name;note\r\nMøller & Søn;„Grüße“ – 5 €\r\n'
  const utf16 = (swapped: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return swapped ? bytes.swap16() : bytes
  }
  const latin = Buffer.from(
    text.replaceAll('„', '\u0084').replaceAll('“', '\u0093').replaceAll('–', '\u0096').replaceAll('€', '\u0080'),
    'latin1',
  )

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', utf16(false)],
    ['UTF-16, big-endian', utf16(true)],
    ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)])],
    ['UTF-16, big-endian, with a byte order mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(true)])],
    ['Windows-1252', latin],
  ])('%s', (_name, bytes) => {
    expect(decoded(bytes)).toBe(text)
  })
})

test('columns are recognised by aliases, and separators by the columns they yield', () => {
  expect(['Company Name', 'COMPANY', 'Funding-Stage', 'SDG', 'color'].map(columnOf)).toEqual([
    'company_name',
    'company_name',
    'funding_stage',
    'sdgs',
    undefined,
  ])
  const names = ['"company_name"', 'currency', 'kind', 'date', 'amount', 'a,b;c|d']
  for (const separator of [',', ';', '\t', '|']) expect(separatorOf(`${names.join(separator)}\r\n1,2,3,4,5`)).toBe(separator)
})
