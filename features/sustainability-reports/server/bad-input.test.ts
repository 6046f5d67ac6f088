import { expect, test } from 'vitest'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { exported, filledTemplate } from '#testing/sustainability-files.ts'
import { type Company, answer, companyOf, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { exampleAnswers } from '../example-answers.ts'
import { toVsme } from '../mapping/to-vsme.ts'
import { reportProblems } from '../problems.ts'
import { writeJson } from '../vsme/write-json.ts'
import { readFile } from './read-file.ts'

const world = testWorld()
withoutLimits()

const manyAnswers = exampleAnswers(({ names }) => names.vsme !== undefined)

let shared: Promise<Company> | undefined
/** For tests that import nothing. */
const bare = () => (shared ??= companyOf(world))

const preview = (person: Person, { id }: { id: string }, file: File, into = year) =>
  person.call.sustainabilityReports.previewImport({ id, year: into, file })
const importFrom = (person: Person, { id }: { id: string }, file: File, seen: string, with_problems: 'refuse' | 'skip' = 'refuse') =>
  person.call.sustainabilityReports.importFile({ id, year, file, seen, with_problems })
/** Where each problem is, and which. */
const named = (problems: readonly { place: string | null; problem: string }[]) =>
  problems.map(({ place, problem }) => [place, problem.replace('sustainabilityReports.import.', '')])
const problemsOf = async (file: File) => {
  const { company, ada } = await bare()
  return named((await preview(ada, company, file)).problems)
}
/** What a file says, read here instead of in a process of its own. */
const contentsOf = async (file: File) => {
  const { problems, ...content } = await readFile(Buffer.from(await file.arrayBuffer()), `${year}-12-31`)
  return { ...content, problems: problems.map(({ place, text, isBlocking }) => [place, text.id.split('.').at(-1), isBlocking]) }
}
const reportOf = (start: string, end: string) => {
  const entity = { name: 'Muster GmbH', scheme: 'http://standards.iso.org/iso/17442', identifier: '529900T8BM49AURSDO55' }
  return new File(
    [JSON.stringify(writeJson(toVsme(manyAnswers, { entity, period: { start, end }, currency: 'EUR', language: 'en' })))],
    'report.json',
  )
}
const csv = (fields: Record<string, string>) =>
  new File([`${Object.keys(fields).join(';')}\n${Object.values(fields).join(';')}\n`], 'fields.csv')

test('wrong fields are named; the rest is imported only if somebody says so, and together', async () => {
  const { company, ada } = await companyOf(world)
  const file = csv({ total_energy_consumption: '-1', code_of_conduct: 'perhaps', number_of_tables: '4', gross_revenue: '48' })
  const seen = await preview(ada, company, file)
  expect(seen).toMatchObject({ new_count: 1, changed_count: 0, problem_count: 3, is_blocked: false })
  expect(named(seen.problems)).toEqual([
    ['code_of_conduct', 'sustainability.yesOrNo'],
    ['number_of_tables', 'unknownField'],
    ['total_energy_consumption', 'sustainability.tooSmall'],
  ])
  expect(await refusalOf(importFrom(ada, company, file, seen.seen))).toBe(reportProblems.hasProblems.id)
  expect(await importFrom(ada, company, file, seen.seen, 'skip')).toEqual({ imported: 1, skipped: 3 })
  const { answers } = await ada.call.sustainability.questions({ id: company.id, year })
  expect(answers.map(({ question, value, state }) => [question, value, state])).toEqual([['turnover', '48', 'stated']])
  const { items } = await ada.call.sustainability.history({ id: company.id, year, question: 'turnover' })
  expect(items.map(({ act, value }) => [act, value])).toEqual([['imported', '48']])
})

test.each([
  ['', 'unknownFile'],
  ['{', 'unknownFile'],
  ['{"a":1}', 'unknownFile'],
  ['[]', 'unknownFile'],
  ['null', 'unknownFile'],
  ['\u0000\u0001', 'unknownFile'],
  ['hello,world\n1,2', 'unknownFile'],
  ['PK\u0003\u0004 no archive', 'brokenFile'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'passwordProtected'],
  ['{"documentInfo":{},"facts":{}}', 'notXbrlJson'],
  ['gross_revenue\n1\n2', 'severalCompanies'],
  ['gross_revenue\n', 'noCompany'],
  ['gross_revenue\n"1', 'unclosed'],
])('%j is refused by name', async (content, problem) => {
  const { problems } = await readFile(Buffer.from(content), `${year}-12-31`)
  expect(problems).toMatchObject([{ text: { id: `sustainabilityReports.import.${problem}` }, isBlocking: true }])
})

test('a file is imported into its own year, period and currency', async () => {
  const { company, ada } = await bare()
  const file = reportOf(`${year}-01-01`, `${year}-12-31`)
  const elsewhere = await preview(ada, company, file, year - 1)
  const into = { id: company.id, year: year - 1, file, seen: elsewhere.seen, with_problems: 'skip' as const }
  expect(await refusalOf(ada.call.sustainabilityReports.importFile(into))).toBe(reportProblems.hasProblems.id)
  expect(elsewhere).toMatchObject({ year, is_blocked: true })
  expect(elsewhere.problems).toMatchObject([
    { problem: 'sustainabilityReports.import.anotherYear', parameters: { found: String(year), year: String(year - 1) } },
  ])
  expect(await problemsOf(reportOf(`${year}-03-01`, `${year}-12-31`))).toEqual([[null, 'anotherPeriod']])
  expect(await problemsOf(csv({ currency: 'USD', gross_revenue: '5' }))).toEqual([[null, 'anotherCurrency']])
  expect(await refusalOf(preview(ada, company, file, new Date().getUTCFullYear() + 1))).toBe('sustainability.futureYear')
})

test('the template says its period and, if it has amounts, its currency', async () => {
  expect(await contentsOf(await filledTemplate({ general: { D5: 'USD', D7: 3 } }))).toMatchObject({
    period: { start: `${year}-03-01`, end: `${year}-12-31` },
    currency: null,
    problems: [],
  })
  expect(await contentsOf(await filledTemplate({ general: { D5: 'USD', E283: 5 } }))).toMatchObject({ currency: 'USD', problems: [] })
})

test('what a colleague answers after the preview is not overwritten, and nothing of the file is imported', async () => {
  const { company, ada, carl } = await companyOf(world)
  await answer(carl, company, 'turnover', { value: '1000' })
  const file = csv({ gross_revenue: '2000', code_of_conduct: 'yes' })
  const first = await preview(ada, company, file)
  expect(first).toMatchObject({ year: null, new_count: 1, changed_count: 1 })
  expect(first.changes.find(({ question }) => question === 'turnover')).toMatchObject({
    after: { value: '2000' },
    before: { value: '1000', author: { full_name: 'Carl Colleague' } },
  })

  await answer(carl, company, 'turnover', { value: '1500', version: 1 })
  const refusal = await importFrom(ada, company, file, first.seen).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ data: { problem: reportProblems.changedMeanwhile.id, parameters: { count: 1, questions: 'turnover' } } })
  const kept = async () =>
    (await ada.call.sustainability.questions({ id: company.id, year })).answers.map(({ question, value }) => [question, value])
  expect(await kept()).toEqual([['turnover', '1500']])
})

test('two colleagues who import at once do not overwrite each other', async () => {
  const { company, ada, carl } = await companyOf(world)
  const files = ['10', '20'].map((gross_revenue) => csv({ gross_revenue }))
  const [mine, theirs] = await Promise.all(files.map((file) => preview(ada, company, file)))
  const [one, other] = files
  if (!mine || !theirs || !one || !other) throw new Error('no previews')
  const outcomes = await Promise.all([
    refusalOf(importFrom(ada, company, one, mine.seen)),
    refusalOf(importFrom(carl, company, other, theirs.seen)),
  ])
  expect(outcomes.filter((outcome) => outcome === 'was not refused')).toHaveLength(1)
})

test('drafts and what does not apply are in no file, and an import of a draft saves it', async () => {
  const { company, ada } = await companyOf(world)
  await answer(ada, company, 'turnover', { value: '1000', is_draft: true })
  expect(await exported(ada, company, 'invest-europe-csv').catch(String)).toContain(reportProblems.nothingToExport.id)
  await answer(ada, company, 'founders', { not_applicable: 'Owned by a foundation' })
  await answer(ada, company, 'employees', { not_applicable: 'None yet' })
  const fields = JSON.parse(await (await exported(ada, company, 'invest-europe-json')).text()) as Record<string, unknown>
  expect(Object.entries(fields).filter(([, value]) => value !== null)).toEqual([
    ['company_name', 'Terravolta'],
    ['country_of_domicile', 'ITA'],
    ['currency', 'EUR'],
  ])
  const { facts } = JSON.parse(await (await exported(ada, company, 'vsme-json')).text()) as { facts: object }
  expect(facts).toEqual({})

  const file = csv({ gross_revenue: '1000' })
  const { changes, seen } = await preview(ada, company, file)
  expect(changes).toMatchObject([{ before: { state: 'draft' } }])
  expect(await importFrom(ada, company, file, seen)).toEqual({ imported: 1, skipped: 0 })
})
