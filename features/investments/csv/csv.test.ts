import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decoded } from '#platform/decode-text.ts'
import { amountIn, amountStyleOf, withoutCurrency } from './amounts.ts'
import { dateIn, dateStyleOf } from './dates.ts'
import { headingLineOf } from '#platform/csv-lines.ts'
import { columnOf, separatorOf } from './headings.ts'
import { columnNames, entryNames, instrumentNames, namedIn, statusNames } from './names.ts'

const orderOf = (dates: readonly string[]) => dateStyleOf(dates, undefined, undefined).order
const decimalMarkOf = (amounts: readonly string[]) => amountStyleOf(amounts).mark

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
    ['15.03.22', '2022-03-15'],
    ['15/3/22', '2022-03-15'],
    ['1-2-99', '1999-02-01'],
    ['29.02.00', '2000-02-29'],
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
    '1.1.2',
    '31.02.24',
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

  test.each<[dates: string[], likely: 'dmy' | undefined, style: ReturnType<typeof dateStyleOf>]>([
    [['2024-01-31', '31.01.2024'], 'dmy', { order: 'dmy' }],
    [['31/01/2024', '01/02/2024'], 'dmy', { order: 'dmy' }],
    [['01/31/2024', '01/02/2024'], 'dmy', { order: 'mdy' }],
    [['04/04/2024', '01/02/2024'], 'dmy', { order: 'dmy', assumedFor: '01/02/2024' }],
    [['04/04/2024', '01/02/2024'], undefined, { order: undefined }],
    [['01.02.22'], undefined, { order: undefined, assumedFor: '01.02.22' }],
    [['01/02/22', '31/12/22'], undefined, { order: 'dmy', assumedFor: '01/02/22' }],
    [['01/31/2024', '31/01/2024', '01/02/2024'], 'dmy', { order: undefined }],
  ])('%j, likely %s, is %j', (dates, likely, style) => {
    expect(dateStyleOf(dates, undefined, likely)).toEqual(style)
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

  test('three digits after every separator are assumed to be thousands, unless the member decides', () => {
    expect(amountStyleOf(['1.250', '5', '10.000'])).toEqual({ mark: ',', assumedFor: '1.250' })
    expect(amountStyleOf(['1,250', '10,000'])).toEqual({ mark: '.', assumedFor: '1,250' })
    expect(amountStyleOf(['(5,000)', '2,000'])).toEqual({ mark: '.', assumedFor: '5,000' })
    expect(amountStyleOf(['+2.000'])).toEqual({ mark: ',', assumedFor: '2.000' })
    expect(amountStyleOf(['5,000-', '2,000']), 'no amount').toEqual({ mark: '.', assumedFor: '2,000' })
    expect(amountStyleOf(['1.250', '10,000'])).toEqual({ mark: undefined })
    expect(amountStyleOf(['1.250', '10.000'], '.')).toEqual({ mark: '.' })
    expect(amountStyleOf(['1250', '5'])).toEqual({ mark: undefined })
  })

  test.each([
    ['1.250.000,50 €', '1.250.000,50', ['EUR']],
    ['€1,250.50', '1,250.50', ['EUR']],
    ['€ -5', '-5', ['EUR']],
    ['-5 €', '-5', ['EUR']],
    ['(5,00 €)', '(5,00)', ['EUR']],
    ['EUR 1 250', '1 250', ['EUR']],
    ['1’250.– CHF', '1’250.00', ['CHF']],
    ['Fr. 12.50', '12.50', ['CHF']],
    ['1.250,--', '1.250,00', undefined],
    ['US$12', '12', ['USD']],
    ['100 kr.', '100', ['SEK', 'NOK', 'DKK']],
    ['99 zł', '99', ['PLN']],
    ['12 apples', '12 apples', undefined],
    ['€ 5 €', '€ 5 €', undefined],
    ['constructor 5', 'constructor 5', undefined],
    ['=1+1', '=1+1', undefined],
    ['1e6', '1e6', undefined],
  ])('%s is %s in %j', (cell, digits, named) => {
    expect(withoutCurrency(cell)).toEqual({ digits, ...(named && { named }) })
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

describe('names', () => {
  test.each([
    ['columns', columnNames],
    ['kinds', entryNames],
    ['instruments', instrumentNames],
    ['statuses', statusNames],
  ])('of %s stand for one thing in all languages', (_what, table) => {
    const named = namedIn<string>(table)
    for (const [value, names] of Object.entries(table))
      for (const name of Object.values(names).flat()) expect(`${name}: ${named(name.toUpperCase())}`).toBe(`${name}: ${value}`)
  })

  test('are found whatever is added in brackets, and long cells quickly', () => {
    expect(['Betrag (EUR)', 'montant [€]', 'IMPORTE', 'Wa\u0308hrung', 'Wahrung'].map(columnOf)).toEqual([
      'amount',
      'amount',
      'amount',
      'currency',
      'currency',
    ])
    expect(columnOf('('.repeat(5_000_000))).toBeUndefined()
  })
})

test('a first line with the separator is not the line with the names', () => {
  expect(['sep=;\r\na;b', '"sep=,"\na', 'SEP=\t\na', 'sep=;'].map(headingLineOf)).toEqual([2, 2, 2, 2])
  expect(['separator;b\n', 'a;b\nsep=;', ''].map(headingLineOf)).toEqual([1, 1, 1])
  expect(separatorOf('sep=;\r\nFirma;Währung;Betrag\r\n')).toBe(';')
  expect(separatorOf('sep=,\r\nFirma;Währung;Betrag\r\n'), 'saved again with another one').toBe(';')
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
