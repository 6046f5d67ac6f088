import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { unguarded } from '#platform/csv-lines.ts'
import { decoded } from '#platform/decode-text.ts'
import type { Format } from '../formats.ts'
import { importTexts } from '../import/texts.ts'
import type { FileAnswer, FileProblem } from '../mapping/file-answer.ts'
import { fromVsme } from '../mapping/from-vsme.ts'
import { fromInvestEurope, investEuropeFields } from '../mapping/invest-europe.ts'
import { type JsonProblem, readJson } from '../vsme/read-json.ts'
import { type TemplateProblem, readTemplate } from '../vsme/read-template.ts'
import { type VsmeReport, isDay } from '../vsme/report.ts'

/** What a file says. */
export interface FileContent {
  format: Format | null
  answers: FileAnswer[]
  problems: FileProblem[]
  entity: { name: string; identifier: string } | null
  period: { start: string; end: string } | null
  /** Of amounts, if there are any. */
  currency: string | null
}

const none: Omit<FileContent, 'problems'> = { format: null, answers: [], entity: null, period: null, currency: null }
const refused = (
  text: keyof typeof importTexts,
  format: Format | null = null,
  parameters: FileProblem['parameters'] = {},
): FileContent => ({
  ...none,
  format,
  problems: [{ place: null, about: null, text: importTexts[text], parameters, isBlocking: true }],
})

const zip = Buffer.from('PK')
// A workbook with a password.
const ole = Buffer.from('d0cf11e0', 'hex')

/** Reads a file, whatever its name says. @param today the last day that a period may end on */
export async function readFile(file: Buffer, today: string): Promise<FileContent> {
  if ([zip, ole].some((magic) => file.subarray(0, magic.length).equals(magic)))
    return ofVsme('vsme-template', await readTemplate(file, { today }), today)
  const text = decoded(file)
  if (!/^\s*[[{]/u.test(text)) return readCsv(text)
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return refused('unknownFile')
  }
  const isReport = typeof document === 'object' && document !== null && 'documentInfo' in document
  return isReport ? ofVsme('vsme-json', readJson(document), today) : readFields(document)
}

interface ReadReport {
  report?: VsmeReport
  places?: ReadonlyMap<string, string>
  problems: readonly (TemplateProblem | JsonProblem)[]
}

/** Answers are imported for an organisation, so the file need not say whose they are, nor in what language. */
const unimportant: ReadonlySet<string> = new Set(['missing-entity', 'unknown-scheme', 'missing-language', 'no-entity'])
/** Without these, all other answers may be wrong. */
const ofTheWhole: ReadonlySet<string> = new Set([
  ...['missing-period', 'period-in-future', 'period-reversed', 'missing-currency', 'no-period'],
  ...['several-entities', 'several-periods', 'several-currencies'],
])
const defaults: Readonly<Record<string, string>> = { 'unchanged-disclosures': 'false', 'omitted-disclosures': '[]' }

function ofVsme(format: Format, { report, places = new Map(), problems }: ReadReport, today: string): FileContent {
  const read = report ? fromVsme(report, places) : { answers: [], problems: [] }
  const own = problems.filter(({ id }) => !unimportant.has(id)).map((problem) => inWords(problem, report === undefined))
  const period = report && isDay(report.period.start) && isDay(report.period.end) ? report.period : null
  const isFuture = period !== null && period.end > today && !problems.some(({ id }) => id === 'period-in-future')
  const future = isFuture
    ? [{ place: null, about: null, text: importTexts['period-in-future'], parameters: { end: period.end }, isBlocking: true }]
    : []
  return {
    format,
    answers: read.answers.map((answer) => ({
      ...answer,
      // What boxes say that nobody has ticked.
      isDefault: format === 'vsme-template' && defaults[answer.question] === JSON.stringify(answer.value),
    })),
    problems: [...own, ...future, ...read.problems],
    entity: report ? { name: report.entity.name, identifier: report.entity.identifier } : null,
    period,
    currency: report?.facts.some(({ unit }) => unit?.includes('iso4217:')) ? report.currency : null,
  }
}

const textOf = (id: (TemplateProblem | JsonProblem)['id']): keyof typeof importTexts => {
  if (id === 'no-period') return 'missing-period'
  return id === 'contradicting-facts' ? 'contradicting-values' : (id as keyof typeof importTexts)
}

function inWords(problem: TemplateProblem | JsonProblem, isWhole: boolean): FileProblem {
  const { id, ...rest } = problem as { id: (TemplateProblem | JsonProblem)['id'] } & Record<string, unknown>
  const cell = 'cell' in problem ? problem.cell : undefined
  const parameters: Record<string, string | number> = {}
  for (const [name, given] of Object.entries(rest)) {
    if (typeof given === 'string' && !['concept', 'fact'].includes(name)) parameters[name] = shortened(given)
  }
  const quoted = parameters['text'] ?? parameters['value'] ?? parameters['taxonomy']
  if (quoted !== undefined) parameters['text'] = quoted
  return {
    place: cell ? `${cell.sheet}!${cell.address}` : 'fact' in problem && problem.fact ? problem.fact : null,
    about: 'concept' in problem ? (problem.concept ?? null) : null,
    text: importTexts[textOf(id)],
    parameters,
    // A wrong date that answers no question is one of the period.
    isBlocking: isWhole || ofTheWhole.has(id) || (id === 'not-a-date' && !('concept' in problem)),
  }
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text
}

function readCsv(text: string): FileContent {
  const [firstLine = ''] = text.split(/\r?\n|\r/, 1)
  const count = (separator: string) => firstLine.split(separator).filter((cell) => investEuropeFields.includes(fieldName(cell))).length
  const delimiter = [',', ';', '\t', '|'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
  if (count(delimiter) === 0) return refused('unknownFile')
  try {
    // One line is all there may be.
    const [head = [], ...lines] = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, bom: true, to: 50 })
    const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ''))
    const [line] = filled
    if (!line) return refused('noCompany', 'invest-europe-csv')
    if (filled.length > 1) return refused('severalCompanies', 'invest-europe-csv', { count: filled.length })
    const entries = head.map((name, index) => [fieldName(name), unguarded(line[index] ?? '')] as const)
    return ofInvestEurope('invest-europe-csv', entries)
  } catch (error) {
    if (error instanceof CsvError) return refused('unclosed', 'invest-europe-csv')
    throw error
  }
}

const fieldName = (cell: string) =>
  cell
    .replaceAll(/["\uFEFF]/gu, '')
    .trim()
    .toLowerCase()

function readFields(document: unknown): FileContent {
  const companies: unknown[] = Array.isArray(document) ? document : [document]
  const [fields] = companies
  if (companies.length > 1) return refused('severalCompanies', 'invest-europe-json', { count: companies.length })
  if (typeof fields !== 'object' || fields === null) return refused('unknownFile')
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, isPlain(value) ? String(value ?? '') : JSON.stringify(value)] as const,
  )
  return entries.some(([name]) => investEuropeFields.includes(name))
    ? ofInvestEurope('invest-europe-json', entries)
    : refused('unknownFile')
}

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

function ofInvestEurope(format: Format, entries: readonly (readonly [string, string])[]): FileContent {
  const fields = new Map(entries)
  const { answers, unknown } = fromInvestEurope(Object.fromEntries(fields))
  const twice = entries.map(([name]) => name).filter((name, index, all) => name !== '' && all.indexOf(name) !== index)
  const problem = (place: string, text: keyof typeof importTexts): FileProblem => ({
    place,
    about: null,
    text: importTexts[text],
    parameters: {},
    isBlocking: false,
  })
  const name = fields.get('company_name')?.trim() ?? ''
  const identifier = fields.get('business_identification_number')?.trim() ?? ''
  return {
    format,
    answers,
    problems: [...unknown.map((field) => problem(field, 'unknownField')), ...twice.map((field) => problem(field, 'twice'))],
    entity: name || identifier ? { name, identifier } : null,
    period: null,
    currency: fields.get('currency')?.trim().toUpperCase() || null,
  }
}
