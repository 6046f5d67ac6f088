import { expect, test } from 'vitest'
import { exported } from '#testing/sustainability-files.ts'
import { type Company, answer, companyOf, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { exampleAnswers } from '../example-answers.ts'
import { toVsme } from '../mapping/to-vsme.ts'
import { comparable } from '../vsme/example-report.ts'
import { readJson } from '../vsme/read-json.ts'
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

/** The concepts of a report with their dimensions. */
const namesIn = async (json: File) => Object.keys(comparable(readJson(JSON.parse(await json.text())).report?.facts ?? [])).toSorted()

test('all 143 concepts with their dimensions come back from both VSME formats', async () => {
  const first = await companyOf(world)
  const report = toVsme(
    exampleAnswers(({ names }) => names.vsme !== undefined),
    head,
  )
  const own = new File([JSON.stringify(writeJson(report))], 'report.json')
  expect(await take(own, first)).toBeGreaterThan(140)
  const json = await exported(first.ada, first.company, 'vsme-json')
  expect(await namesIn(json)).toEqual(await namesIn(own))

  const template = await exported(first.ada, first.company, 'vsme-template')
  expect(await changesIn(template, first), 'where it comes from').toMatchObject({
    format: 'vsme-template',
    new: 0,
    changed: 0,
    problems: [],
  })
})

test("both of Invest Europe's formats come back without a difference", async () => {
  const first = await companyOf(world, '=Terravolta')
  for (const { question, row, value, unit } of exampleAnswers(({ names }) => names.investEurope !== undefined)) {
    await answer(first.ada, first.company, question, { row, value, unit })
  }
  const json = await (await exported(first.ada, first.company, 'invest-europe-json')).text()
  expect(json).toContain('{\n  "company_name": "=Terravolta",\n  "business_identification_number": null,')
  const second = await companyOf(world, '=Terravolta')
  const file = await exported(first.ada, first.company, 'invest-europe-csv')
  const text = await file.text()
  expect(text).toContain("\r\n'=Terravolta,,,ITA,")
  expect(await take(file, second)).toBeGreaterThan(80)
  expect(await (await exported(second.ada, second.company, 'invest-europe-csv')).text()).toBe(text)
  expect(await (await exported(second.ada, second.company, 'invest-europe-json')).text()).toBe(json)
})
