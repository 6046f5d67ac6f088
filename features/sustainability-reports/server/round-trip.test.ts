import { expect, test } from 'vitest'
import { exported } from '#testing/sustainability-files.ts'
import { type Company, answer, companyOf, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { reportableConcepts } from '#features/sustainability/vsme/taxonomy.ts'
import { exampleAnswers } from '../example-answers.ts'
import { toVsme } from '../mapping/to-vsme.ts'
import { comparable } from '../vsme/example-report.ts'
import { readJson } from '../vsme/read-json.ts'
import { readTemplate } from '../vsme/read-template.ts'
import { writeJson } from '../vsme/write-json.ts'

const world = testWorld()
withoutLimits()

const head = {
  entity: { name: 'Terravolta', scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' },
  period: { start: `${year}-01-01`, end: `${year}-12-31` },
  currency: 'EUR',
  language: 'en',
}

async function changesIn(file: File, { company: { id }, ada }: Company) {
  const { format, new_count, changed_count, problems } = await ada.call.sustainabilityReports.previewImport({ id, year, file })
  return { format, new: new_count, changed: changed_count, problems }
}

async function take(file: File, { company: { id }, ada }: Company): Promise<number> {
  const { problems, seen } = await ada.call.sustainabilityReports.previewImport({ id, year, file })
  expect(problems).toEqual([])
  return (await ada.call.sustainabilityReports.importFile({ id, year, file, seen })).imported
}

async function conceptsOf(template: File): Promise<Set<string>> {
  const { report, problems } = await readTemplate(Buffer.from(await template.arrayBuffer()), { today: `${year}-12-31` })
  // These companies have neither an LEI nor a registry number.
  expect(problems.filter(({ id }) => id !== 'missing-entity')).toEqual([])
  return new Set(report?.facts.map(({ concept }) => concept))
}
/** The concepts of a report with their dimensions. */
const namesIn = async (json: File) => Object.keys(comparable(readJson(JSON.parse(await json.text())).report?.facts ?? [])).toSorted()

test('all 143 concepts with their dimensions come back from both VSME formats', async () => {
  const [first, second] = [await companyOf(world, 'Same name'), await companyOf(world, 'Same name')]
  const report = toVsme(
    exampleAnswers(({ names }) => names.vsme !== undefined),
    head,
  )
  const own = new File([JSON.stringify(writeJson(report))], 'report.json')
  expect(await take(own, first)).toBeGreaterThan(140)
  const json = await exported(first.ada, first.company, 'vsme-json')
  expect(await namesIn(json)).toEqual(await namesIn(own))
  expect(await changesIn(json, first), 'where it comes from').toMatchObject({ format: 'vsme-json', new: 0, changed: 0, problems: [] })

  const template = await exported(first.ada, first.company, 'vsme-template')
  expect((await conceptsOf(template)).size).toBe(reportableConcepts.length)
  expect(await changesIn(template, first)).toMatchObject({ format: 'vsme-template', new: 0, changed: 0, problems: [] })
  await take(template, second)
  const again = await (await exported(second.ada, second.company, 'vsme-json')).text()
  expect(again.replaceAll(second.company.slug, first.company.slug)).toBe(await json.text())
})

test('characters that cannot be stored are left out', async () => {
  const first = await companyOf(world)
  const given = [
    { question: 'other-social-information', row: '', value: 'We plant\0 trees', unit: null, amount: null },
    { question: 'site-address', row: 'Bremen\uD800', value: 'Wall 1', unit: null, amount: null },
  ]
  await take(new File([JSON.stringify(writeJson(toVsme(given, head)))], 'report.json'), first)
  const { answers } = await first.ada.call.sustainability.questions({ id: first.company.id, year })
  expect(Object.fromEntries(answers.map(({ row, value }) => [row, value]))).toEqual({ '': 'We plant trees', 'Bremen\uFFFD': 'Wall 1' })
})

test("both of Invest Europe's formats come back without a difference", async () => {
  const first = await companyOf(world, '=Terravolta')
  for (const { question, row, value, unit } of exampleAnswers(({ names }) => names.investEurope !== undefined)) {
    await answer(first.ada, first.company, question, { row, value, unit })
  }
  for (const [format, beginning] of [
    ['invest-europe-csv', "\r\n'=Terravolta,,,ITA,"],
    ['invest-europe-json', '{\n  "company_name": "=Terravolta",\n  "business_identification_number": null,'],
  ] as const) {
    const second = await companyOf(world, '=Terravolta')
    const file = await exported(first.ada, first.company, format)
    const text = await file.text()
    expect(text).toContain(beginning)
    expect(await changesIn(file, first)).toMatchObject({ format, new: 0, changed: 0, problems: [] })
    expect(await take(file, second)).toBeGreaterThan(80)
    expect(await (await exported(second.ada, second.company, format)).text()).toBe(text)
  }
})
