import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askingMeanwhile } from '#testing/bystander.ts'
import { flow, invest, ledgerFile, value } from '#testing/investments.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'

const world = testWorld()
withoutLimits()
let marit: Person
let other: Person

beforeAll(async () => {
  other = await world.join({ user_type: 'investor' })
})
beforeEach(async () => {
  marit = await world.join({ user_type: 'investor' })
})

const exported = async (person: Person) => {
  const response = await person.fetch('/api/investments/export')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return Buffer.from(await response.arrayBuffer()).toString()
}
const importFile = (person: Person, content: string, options: { bad_lines?: 'skip'; dates?: 'dmy' | 'mdy'; decimals?: 'comma' } = {}) =>
  person.call.investments.importCsv({ file: ledgerFile(content), ...options })
const preview = (person: Person, content: string) => person.call.investments.previewImport({ file: ledgerFile(content) })
/** Without the ids, which differ between ledgers. */
const linesOf = (table: string) =>
  table
    .split('\r\n')
    .map((line) => line.replace(/^\uFEFF?[0-9a-f-]{36},/, ''))
    .toSorted()

async function fill(person: Person): Promise<string> {
  const id = await invest(person, {
    company_name: '=cmd|"/c calc"!A0',
    industry: 'CleanTech',
    funding_stage: 'series-a',
    country: 'NO',
    sdgs: [7, 13],
    note: '\'=twice guarded\n@second, "line"; and more',
  })
  await flow(person, id, 'fee', '2024-01-15', 5)
  await flow(person, id, 'fee', '2024-01-15', 5)
  await flow(person, id, 'distribution', '2024-07-01', 123_456)
  await value(person, id, '2024-12-31', 0)
  await invest(person, { company_name: '+49 Ventures', currency: 'SEK', status: 'pending' })
  await invest(person, { company_name: '+49 Ventures', currency: 'SEK', status: 'pending', date: '2024-03-01' })
  const empty = await invest(person, { company_name: 'Nothing moved' })
  await person.call.investments.removeFlow({ id: empty, flow_id: empty })
  return id
}

describe('the export', () => {
  test('is CSV that spreadsheets do not run as formulas', async () => {
    await fill(marit)
    const table = await exported(marit)
    expect(table.startsWith('\uFEFFinvestment_id,company_name,instrument,status,currency,')).toBe(true)
    expect(table).toContain(`,"'=cmd|""/c calc""!A0",shares,active,EUR,CleanTech,series-a,NO,7 13,`)
    expect(table).toContain(`,'+49 Ventures,shares,pending,SEK,,,,,,investment,2024-03-01,1000.00,`)
    expect(table).toContain('distribution,2024-07-01,1234.56,')
    expect(table).toMatch(/,Nothing moved,[^\r]*,,,,\r\n/)
    for (const line of table.slice(1).split('\r\n')) for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+@\t\r-]/)
  })

  test('recreates the ledger when imported, and changes nothing in a ledger that has it', async () => {
    await fill(marit)
    const table = await exported(marit)
    const again = await importFile(marit, table)
    expect(again).toEqual({ investments: 0, flows: 0, valuations: 0, known: 8, skipped: 0 })
    expect(await exported(marit)).toBe(table)

    const copied = await world.join({ user_type: 'investor' })
    expect(await importFile(copied, table)).toEqual({ investments: 4, flows: 6, valuations: 1, known: 0, skipped: 0 })
    const copy = await exported(copied)
    expect(linesOf(copy)).toEqual(linesOf(table))
    expect(await importFile(copied, table), 'the same file again').toMatchObject({ investments: 0, flows: 0, valuations: 0, known: 8 })
    expect(await importFile(copied, copy), 'its own export').toMatchObject({ investments: 0, flows: 0, valuations: 0, known: 8 })
    expect(await exported(copied)).toBe(copy)
    expect(await exported(marit), 'the ledger that the ids came from').toBe(table)
    const [figures, same] = [await marit.call.investments.portfolio({}), await copied.call.investments.portfolio({})]
    expect(same).toEqual(figures)
  })

  test('contains only the member’s own ledger', async () => {
    await fill(marit)
    expect((await exported(other)).split('\r\n')).toHaveLength(2)
  })
})

const header = 'company_name,currency,kind,date,amount'

describe('an import', () => {
  test('has a preview', async () => {
    const file = `${header}\nTerravolta,EUR,investment,2024-01-15,1000.00\nTerravolta,EUR,valuation,2024-06-30,1500\nHavvind,NOK,investment,2024-02-01,7\n`
    expect(await preview(marit, file)).toEqual({
      lines: 3,
      investments: 2,
      flows: 2,
      valuations: 1,
      known: 0,
      bad: [],
      bad_count: 0,
      assumed: { date: null, amount: null },
      sample: [
        { line: 2, company_name: 'Terravolta', kind: 'investment', date: '2024-01-15', amount: 100_000, currency: 'EUR' },
        { line: 3, company_name: 'Terravolta', kind: 'valuation', date: '2024-06-30', amount: 150_000, currency: 'EUR' },
        { line: 4, company_name: 'Havvind', kind: 'investment', date: '2024-02-01', amount: 700, currency: 'NOK' },
      ],
    })
    expect((await marit.call.investments.list({})).items).toEqual([])
    await importFile(marit, file)
    expect((await preview(marit, file)).known).toBe(3)
    const { items } = await marit.call.investments.list({})
    expect(items.map(({ company_name, first_date, returns }) => [company_name, first_date, returns.invested, returns.value])).toEqual([
      ['Havvind', '2024-02-01', 700, 700],
      ['Terravolta', '2024-01-15', 100_000, 150_000],
    ])
  })

  test('reports each invalid line with its column and a solution', async () => {
    const bad: [line: string, column: string, problem: string][] = [
      [',EUR,fee,2024-01-15,1', 'company_name', 'missing'],
      ['A,XYZ,fee,2024-01-15,1', 'currency', 'oneOf'],
      ['A,EUR,bribe,2024-01-15,1', 'kind', 'oneOf'],
      ['A,EUR,fee,2024-02-30,1', 'date', 'date'],
      ['A,EUR,fee,03/04/2024,1', 'date', 'dateOrder'],
      ['A,EUR,fee,,1', 'date', 'missing'],
      ['A,EUR,fee,2024-01-15,-1', 'amount', 'negative'],
      ['A,EUR,fee,2024-01-15,1.005', 'amount', 'cents'],
      ['A,EUR,fee,2024-01-15,0', 'amount', 'zero'],
      ['A,EUR,fee,2024-01-15,many', 'amount', 'amount'],
      ['\u200B,EUR,fee,2024-01-15,1', 'company_name', 'missing'],
      ['A,EUR,fee,2024-01-15,=1+1', 'amount', 'amount'],
      [`${'A'.repeat(201)},EUR,fee,2024-01-15,1`, 'company_name', 'tooLong'],
    ]
    const file = [header, ...bad.map(([line]) => line), '"Two', 'lines",EUR,fee,2024-01-15,2.50', 'B,EUR,fee,x,1'].join('\n')
    const found = await preview(marit, file)
    expect(found.bad.map(({ line, column, problem }) => [line, column, problem])).toEqual([
      ...bad.map(([, column, problem], index) => [index + 2, column, `investments.csv.${problem}`]),
      [bad.length + 4, 'date', 'investments.csv.date'],
    ])
    expect(found.bad[6]?.message).toBe('“-1” is negative. Remove the sign: the kind of entry shows whether you paid or received the money.')
    expect(found).toMatchObject({ bad_count: 14, investments: 1, flows: 1 })
    expect(await refusalOf(importFile(marit, file))).toBe('investments.badLines')
    expect((await marit.call.investments.list({})).items).toEqual([])
    expect(await importFile(marit, file, { bad_lines: 'skip' })).toEqual({ investments: 1, flows: 1, valuations: 0, known: 0, skipped: 14 })
    expect((await marit.call.investments.list({})).items[0]?.company_name).toBe('Two\nlines')
  })

  test('reads files from German spreadsheets', async () => {
    const file =
      'Company;Type;Currency;Date;Amount;Note\r\nGrüne Wärme;Investment;eur;31.12.2023;1.234,56;"a;b"\r\nGrüne Wärme;fee;EUR;03/04/2024;12,50;\r\n'
    const bytes = new Uint8Array(Buffer.from(file, 'latin1'))
    await marit.call.investments.importCsv({ file: new File([bytes], 'x.csv'), dates: 'dmy' })
    const { items } = await marit.call.investments.list({})
    const { flows } = await marit.call.investments.get({ id: items[0]?.id ?? '' })
    expect(items[0]?.company_name).toBe('Grüne Wärme')
    expect(flows.map(({ kind, date, amount, note }) => [kind, date, amount, note])).toEqual([
      ['investment', '2023-12-31', 123_456, 'a;b'],
      ['fee', '2024-04-03', 1_250, ''],
    ])
  })

  const windows1252 = (text: string) => Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'), 'latin1')
  const read = [
    ['2022-03-15', 'investment', 125_000_050],
    ['2023-03-01', 'distribution', 120_000],
    ['2023-12-31', 'valuation', 130_000_000],
  ]

  test.each<[language: string, encoding: string, file: Uint8Array]>([
    [
      'German',
      'Windows-1252',
      windows1252(
        'sep=;\r\nUnternehmen;Beteiligungsform;Status;Währung;Vorgang;Datum;Betrag;Bemerkung\r\n' +
          'Grüne Wärme;Wandeldarlehen;Aktiv;EUR;Investition;15.03.22;1.250.000,50 €;Tranche A\r\n' +
          'Grüne Wärme;Wandeldarlehen;Aktiv;EUR;Rückfluss;01.03.23;1.200,– €;\r\n' +
          'Grüne Wärme;Wandeldarlehen;Aktiv;EUR;Bewertung;31.12.23;1.300.000 €;\r\n',
      ),
    ],
    [
      'French',
      'UTF-16',
      Buffer.from(
        '\uFEFFSociété\tInstrument\tStatut\tType\tDate\tMontant (€)\r\n' +
          'Grüne Wärme\tObligation convertible\tActif\tInvestissement\t15/03/22\t1\u202F250\u202F000,50 €\r\n' +
          'Grüne Wärme\tObligation convertible\tActif\tDividende\t01/03/23\t1\u202F200,00 €\r\n' +
          'Grüne Wärme\tObligation convertible\tActif\tÉvaluation\t31/12/23\t1\u202F300\u202F000,00 €\r\n',
        'utf16le',
      ),
    ],
    [
      'Spanish',
      'UTF-8',
      Buffer.from(
        'sep=;\nEmpresa;Instrumento;Estado;Divisa;Tipo;Fecha;Importe\n' +
          'Grüne Wärme;Préstamo convertible;Activa;€;Inversión;15-03-22;1.250.000,50\n' +
          'Grüne Wärme;Préstamo convertible;Activa;€;Distribución;1/3/2023;1.200\n' +
          'Grüne Wärme;Préstamo convertible;Activa;€;Valoración;31/12/2023;1.300.000\n',
      ),
    ],
    [
      'English',
      'UTF-8 with a byte order mark',
      Buffer.from(
        '\uFEFFCompany,Instrument,Status,Type,Date,Amount\n' +
          'Grüne Wärme,Convertible note,Active,Investment,15/03/22,"€1,250,000.50"\n' +
          'Grüne Wärme,Convertible note,Active,Distribution,01/03/23,"€1,200"\n' +
          'Grüne Wärme,Convertible note,Active,Valuation,31/12/23,"€1,300,000"\n',
      ),
    ],
  ])('reads %s files in %s, once the reading of short years is confirmed', async (_language, _encoding, bytes) => {
    const file = new File([new Uint8Array(bytes)], 'ledger.csv')
    const shown = await marit.call.investments.previewImport({ file })
    expect(shown).toMatchObject({ lines: 3, bad: [], investments: 1, flows: 2, valuations: 1, assumed: { amount: null } })
    expect(shown.assumed.date).toMatchObject({ date: '2022-03-15' })
    expect(await refusalOf(marit.call.investments.importCsv({ file }))).toBe('investments.unconfirmed')
    await marit.call.investments.importCsv({ file, assumptions: 'accept' })
    const { items } = await marit.call.investments.list({})
    expect(items).toMatchObject([{ company_name: 'Grüne Wärme', instrument: 'convertible', status: 'active', currency: 'EUR' }])
    const { flows, valuations } = await marit.call.investments.get({ id: items[0]?.id ?? '' })
    const entries = [...flows, ...valuations.map(({ value: amount, date }) => ({ date, kind: 'valuation', amount }))]
    const inOrder = entries.toSorted((one, two) => one.date.localeCompare(two.date))
    expect(inOrder.map(({ date, kind, amount }) => [date, kind, amount])).toEqual(read)
  })

  test('asks about thousands and the order of dates that nothing in the file proves', async () => {
    const file = 'Firma;Währung;Art;Datum;Betrag\nHavvind;EUR;Investition;01/02/2022;1.250\n'
    expect((await preview(marit, file)).assumed).toEqual({
      date: { given: '01/02/2022', date: '2022-02-01' },
      amount: { given: '1.250', amount: 125_000 },
    })
    expect(await refusalOf(importFile(marit, file))).toBe('investments.unconfirmed')
    expect(await importFile(marit, file, { dates: 'mdy', decimals: 'comma' }), 'the member has decided').toMatchObject({ flows: 1 })
    expect((await marit.call.investments.list({})).items[0]).toMatchObject({ first_date: '2022-01-02', returns: { invested: 125_000 } })
  })

  test('compares the currency of an amount with that of its line', async () => {
    const file = `${header}\nA,EUR,fee,2024-01-15,$5\nB,,fee,2024-01-15,5 zł\nC,,fee,2024-01-15,5 kr\nD,SEK,fee,2024-01-15,5 kr\n`
    const { bad, sample } = await preview(marit, file)
    expect(bad.map(({ line, column, problem }) => [line, column, problem])).toEqual([
      [2, 'amount', 'investments.csv.otherSign'],
      [4, 'currency', 'investments.csv.missing'],
    ])
    expect(sample.map(({ company_name, currency }) => [company_name, currency])).toEqual([
      ['B', 'PLN'],
      ['D', 'SEK'],
    ])
    expect((await preview(marit, 'company_name,kind,date,amount\nA,fee,2024-01-15,5\n')).bad).toMatchObject([
      { column: 'currency', problem: 'investments.csv.noColumn' },
    ])
  })

  test('takes long files as they are, without characters that cannot be stored', async () => {
    const start = `${header}\n`
    const file = `${start}${'\n'.repeat(64 * 1_024 - 1 - start.length)}🌱 A\0S,EUR,fee,2024-01-15,5\n`
    await importFile(marit, file)
    expect((await marit.call.investments.list({})).items[0]?.company_name).toBe('🌱 AS')
  })

  test('numbers lines as a text editor does below a line with the separator', async () => {
    const { bad } = await preview(marit, `sep=,\n${header}\nA,EUR,fee,2024-01-15,5\nA,EUR,fee,never,5\n`)
    expect(bad).toMatchObject([{ line: 4, column: 'date' }])
  })

  test('adds to existing investments without changing them', async () => {
    const id = await invest(marit, { status: 'completed' })
    await value(marit, id, '2024-06-30', 900)
    const file = `${header},status,instrument\nterravolta,EUR,investment,2024-01-15,1000.00,active,shares\nTerravolta,EUR,investment,2023-12-01,5,active,shares\n`
    expect(await importFile(marit, file)).toEqual({ investments: 0, flows: 1, valuations: 0, known: 1, skipped: 0 })
    expect(await marit.call.investments.get({ id })).toMatchObject({
      company_name: 'Terravolta',
      status: 'completed',
      first_date: '2023-12-01',
    })
    const other_value = `${header},instrument\nTerravolta,EUR,valuation,2024-06-30,9.01,shares\n`
    expect((await preview(marit, other_value)).bad).toMatchObject([{ line: 2, column: 'date', problem: 'investments.csv.valuedThatDay' }])
    const foreign = `investment_id,${header}\n${id},Terravolta,USD,fee,2024-06-30,9\n`
    expect((await preview(marit, foreign)).bad).toMatchObject([{ column: 'currency', problem: 'investments.csv.otherCurrency' }])
  })

  test('treats ids from another member’s ledger like any other name', async () => {
    const id = await invest(marit)
    await importFile(other, `investment_id,${header}\n${id},Terravolta,EUR,fee,2024-06-30,9\n`)
    expect((await marit.call.investments.get({ id })).flows).toHaveLength(1)
    expect((await other.call.investments.list({})).items[0]).toMatchObject({ company_name: 'Terravolta', returns: { fees: 900 } })
  })

  test.each([
    ['', 'noLines'],
    [header, 'noLines'],
    ['a,b\n1,2', 'noColumn'],
    [`${header},Date\nA,EUR,fee,2024-01-15,1,2`, 'twice'],
    [`${header}\n"A,EUR,fee,2024-01-15,1`, 'unclosed'],
  ])('of %j reports what is wrong', async (file, problem) => {
    expect((await preview(marit, file)).bad).toMatchObject([{ problem: `investments.csv.${problem}` }])
    expect(await refusalOf(importFile(marit, file))).toBe('investments.badLines')
  })

  test('of arbitrary bytes causes no fault', async () => {
    const bytes = Uint8Array.from({ length: 50_000 }, (_, index) => (index * index * 7 + index) % 256)
    const { bad_count } = await marit.call.investments.previewImport({ file: new File([bytes], 'x.csv') })
    expect(bad_count).toBe(1)
  })

  test('imports thousands of lines while other requests are answered, and reads no more than 100,000', async () => {
    const line = (index: number) =>
      `Company ${index % 400},EUR,fee,${2000 + (index % 25)}-0${1 + (index % 9)}-1${index % 10},${(1 + index / 100).toFixed(2)}`
    const lines = (count: number) => [header, ...Array.from({ length: count }, (_, index) => line(index))].join('\n')
    const { result: taken, longest } = await askingMeanwhile(
      () => other.call.members.me(),
      () => importFile(marit, lines(4_000)),
    )
    expect(taken).toEqual({ investments: 400, flows: 4_000, valuations: 0, known: 0, skipped: 0 })
    // Read in one go, they would delay one answer for most of that time.
    expect(longest).toBeLessThan(1 / 2)
    expect((await preview(marit, lines(100_001))).bad).toMatchObject([{ problem: 'investments.csv.tooManyLines' }])
  }, 60_000)

  test('stays within the limits of a ledger', async () => {
    const entries = Array.from({ length: 501 }, (_, index) => `A,EUR,fee,2024-01-15,${(1 + index / 100).toFixed(2)}`)
    expect((await preview(marit, [header, ...entries].join('\n'))).bad).toMatchObject([
      { line: 502, problem: 'investments.csv.tooManyEntries' },
    ])
    const companies = Array.from({ length: 2_001 }, (_, index) => `${index},EUR,fee,2024-01-15,1`)
    expect((await preview(marit, [header, ...companies].join('\n'))).bad).toMatchObject([
      { line: 2_002, problem: 'investments.csv.tooManyInvestments' },
    ])
    const rich = `${header}\nA,EUR,fee,2024-01-15,20000000000\nA,EUR,fee,2024-01-16,0.01\n`
    expect((await preview(marit, rich)).bad).toMatchObject([{ line: 3, problem: 'investments.csv.tooMuch' }])
  })
})
