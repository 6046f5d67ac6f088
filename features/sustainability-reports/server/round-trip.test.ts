import { expect, test } from 'vitest'
import { exported } from '#testing/sustainability-files.ts'
import { type Company, answer, companyOf, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { reportableConcepts } from '#features/sustainability/vsme/taxonomy.ts'
import { exampleAnswers } from '../example-answers.ts'
import type { Format } from '../formats.ts'
import { toVsme } from '../mapping/to-vsme.ts'
import { comparable } from '../vsme/example-report.ts'
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

const contentOf = async (file: File, format: Format) => {
  if (format !== 'vsme-template') return file.text()
  const { report, problems } = await readTemplate(Buffer.from(await file.arrayBuffer()), { today: `${year}-12-31` })
  // These companies have neither an LEI nor a registry number.
  expect(problems.filter(({ id }) => id !== 'missing-entity')).toEqual([])
  return comparable(report?.facts ?? [])
}

test('all 143 concepts with their dimensions come back from both VSME formats', async () => {
  const [first, second, third] = [
    await companyOf(world, 'Same name'),
    await companyOf(world, 'Same name'),
    await companyOf(world, 'Same name'),
  ]
  const report = toVsme(
    exampleAnswers(({ names }) => names.vsme !== undefined),
    head,
  )
  const own = new File([JSON.stringify(writeJson(report))], 'report.json')
  expect(await take(own, first)).toBeGreaterThan(140)

  const template = await exported(first.ada, first.company, 'vsme-template')
  const facts = (await contentOf(template, 'vsme-template')) as ReturnType<typeof comparable>
  expect(new Set(Object.values(facts).map(({ concept }) => concept)).size).toBe(reportableConcepts.length)
  expect(await changesIn(template, first), 'where it comes from').toMatchObject({
    format: 'vsme-template',
    new: 0,
    changed: 0,
    problems: [],
  })
  await take(template, second)
  expect(await contentOf(await exported(second.ada, second.company, 'vsme-template'), 'vsme-template')).toEqual(facts)

  const json = await exported(first.ada, first.company, 'vsme-json')
  expect(await changesIn(json, first)).toMatchObject({ format: 'vsme-json', new: 0, changed: 0, problems: [] })
  await take(json, third)
  const again = await (await exported(third.ada, third.company, 'vsme-json')).text()
  expect(again.replaceAll(third.company.slug, first.company.slug)).toBe(await json.text())
})

test.each([
  ['invest-europe-csv', "\r\n'=Terravolta,,,ITA,"],
  ['invest-europe-json', '{\n  "company_name": "=Terravolta",\n  "business_identification_number": null,'],
] as const)('%s comes back without a difference', async (format, beginning) => {
  const [first, second] = [await companyOf(world, '=Terravolta'), await companyOf(world, '=Terravolta')]
  for (const { question, row, value, unit } of exampleAnswers(({ names }) => names.investEurope !== undefined)) {
    await answer(first.ada, first.company, question, { row, value, unit })
  }
  const file = await exported(first.ada, first.company, format)
  const text = await file.text()
  expect(text).toContain(beginning)
  expect(await changesIn(file, first)).toMatchObject({ format, new: 0, changed: 0, problems: [] })
  expect(await take(file, second)).toBeGreaterThan(80)
  expect(await (await exported(second.ada, second.company, format)).text()).toBe(text)
})
