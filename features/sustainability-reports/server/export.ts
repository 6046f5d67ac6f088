import { Readable } from 'node:stream'
import { Download } from '#platform/download.ts'
import type { Language } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import { csvOf } from '#platform/server/csv.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { questionById } from '#features/sustainability/catalogue/catalogue.ts'
import { answersOf, mayReadAnswer, periodOf, readingFor, recordReadings } from '#features/sustainability/server/index.ts'
import type { Format } from '../formats.ts'
import { type Fields, toInvestEurope } from '../mapping/invest-europe.ts'
import { toVsme } from '../mapping/to-vsme.ts'
import { reportProblems } from '../problems.ts'
import { type VsmeReport, identifierSchemes } from '../vsme/report.ts'
import { writeJson } from '../vsme/write-json.ts'
import { templateOf } from './ask-converter.ts'
import { type Reporting, reporting } from './organisation.ts'

interface Wanted {
  id: string
  year: number
  format: Format
  language: Language
}

/**
 * An organisation's answers for a year that the actor may read, as a file. Drafts are in no file. Reading is recorded for the organisation.
 * @throws Refusal gone, nothingToExport, notInTemplate
 */
export async function exportAnswers(services: Services, actor: Actor, { id, year, format, language }: Wanted): Promise<Download> {
  const reader = services.database.kysely
  const reading = await readingFor(reader, actor, id)
  const [all, period, organisation] = await Promise.all([answersOf(reader, id, year), periodOf(reader, id, year), reporting(reader, id)])
  const answers = all.filter((answer) => answer.state !== 'draft' && mayReadAnswer(reading, answer))
  if (answers.length === 0) throw new Refusal(reportProblems.nothingToExport, { year: String(year) })

  const named = (content: string | Buffer, name: string, type: string) => download(content, `${organisation.slug}-${year}-${name}`, type)
  const report = (): VsmeReport =>
    toVsme(answers, {
      entity: entityOf(organisation, services.configuration.publicUrl ?? 'http://localhost'),
      period: { start: period.starts_on, end: period.ends_on },
      currency: period.currency,
      language,
    })
  const fields = () => toInvestEurope(answers, { ...companyOf(organisation), currency: period.currency })
  const file = await written()
  if (!reading.reader.isTeam) {
    const sections = [...new Set(answers.flatMap(({ question }) => questionById(question)?.section ?? []))]
    await recordReadings(reader, actor.id, [{ organisation_id: id, year, sections }])
  }
  return file

  async function written(): Promise<Download> {
    switch (format) {
      case 'vsme-json':
        return named(JSON.stringify(writeJson(report()), null, 2), 'vsme.json', 'application/json')
      case 'invest-europe-csv':
        return named(asCsv(fields()), 'invest-europe.csv', 'text/csv; charset=utf-8')
      case 'invest-europe-json':
        return named(JSON.stringify(asJson(fields()), null, 2), 'invest-europe.json', 'application/json')
      case 'vsme-template':
      default: {
        const { file: workbook, problems } = await templateOf(report())
        const missing = problems.filter(({ id: problem }) => !harmless.has(problem))
        if (missing.length > 0) throw new Refusal(reportProblems.notInTemplate, { count: missing.length })
        return named(Buffer.from(workbook), 'vsme.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      }
    }
  }
}

/** Excel rounds to fifteen digits, and registers of commerce are not in the template's list. */
const harmless: ReadonlySet<string> = new Set(['too-precise', 'unknown-scheme'])

const download = (content: string | Buffer, name: string, type: string) =>
  new Download(Readable.from([Buffer.from(content)]), {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })

/** XBRL names who gave the identifier: the LEI system, the country whose register it is, or else this community. */
function entityOf({ name, slug, lei, registry_number, registry_country }: Reporting, siteUrl: string): VsmeReport['entity'] {
  if (lei) return { name, scheme: identifierSchemes.LEI, identifier: lei }
  if (registry_number && registry_country) {
    return { name, scheme: `urn:iso:std:iso:3166:-1:${registry_country}`, identifier: registry_number.replaceAll(/\s+/gu, '-') }
  }
  return { name, scheme: `${siteUrl}/organisation`, identifier: slug }
}

const companyOf = ({ name, lei, registry_number, registry_country, country }: Reporting) => ({
  company_name: name,
  business_identification_number: lei ?? registry_number ?? '',
  business_identification_number_system: lei ? 'LEI' : registry_number ? (registry_country ?? '') : '',
  country_of_domicile: country,
})

const isNumber = (text: string) => /^-?\d/u.test(text) && String(Number(text)) === text

/** Numbers stay numbers: a guarded minus would be text. Text that looks guarded gets another apostrophe, which the import removes. */
const asCsv = (fields: Fields) =>
  csvOf([
    Object.keys(fields),
    Object.values(fields).map((text) => (isNumber(text) ? Number(text) : text.replace(/^(?='+[=+\-@\t\r\n])/, "'"))),
  ])

/** Company names and identifiers are texts, also those of digits alone. */
const asJson = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      if (text === '') return [name, null]
      return [name, isNumber(text) && !name.startsWith('business_') && name !== 'company_name' ? Number(text) : text]
    }),
  )
