import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Holder, ledgerFor } from '#features/investments/server/index.ts'
import { briefsById } from '#features/members/server/index.ts'
import type { Company } from '../companies.ts'
import type { KnownFigure } from '../contract.ts'
import { figuresFinder } from '../figures.ts'
import { questionIds, rowsOf } from '../questions.ts'
import { entriesAbout } from './figure-queries.ts'
import { type OfYear, companiesInLedger, companyWith } from './ledger-year.ts'
import { impactFigures } from './reported-figures.ts'

/** Known figures of companies in a year with their sources, company by company, in the order of the questions. */
async function figuresAbout(reader: Reader, actor: Actor, companies: readonly Company[], year: number): Promise<KnownFigure[][]> {
  const organisationIds = companies.flatMap(({ organisationId }) => organisationId ?? [])
  const ids = companies.flatMap(({ investmentIds }) => investmentIds)
  const [reported, rows] = await Promise.all([
    impactFigures(reader, actor.id, organisationIds, [year]),
    ids.length === 0 ? [] : entriesAbout(reader, actor.id, ids, year),
  ])
  const find = figuresFinder(
    reported,
    rows.map((row) => ({ ...row, investmentId: row.investment_id, row: row.row_key, currency: row.currency ?? undefined })),
  )
  const authors = await briefsById(reader, [...new Set(rows.flatMap(({ entered_by }) => entered_by ?? []))])
  const entries = new Map(rows.map((row) => [`${row.investment_id} ${row.question} ${row.row_key}`, row]))
  return companies.map((company) => {
    const figures = find(company, year)
    const entryFor = (question: string, row: string) =>
      company.investmentIds.flatMap((id) => entries.get(`${id} ${question} ${row}`) ?? []).at(0)
    return questionIds.flatMap((question) =>
      rowsOf(question).flatMap((row): KnownFigure[] => {
        const figure = figures.get(question, row)
        if (!figure) return []
        const entry = figure.source === 'entered' ? entryFor(question, row) : undefined
        const { value, currency = null, basis, source } = figure
        const entered = entry && {
          by: (entry.entered_by !== null && authors.get(entry.entered_by)) || null,
          at: entry.entered_at.toISOString(),
        }
        return [{ question, row, value, currency, basis, source, note: entry?.note ?? '', entered: entered ?? null }]
      }),
    )
  })
}

/** Known figures of one company. @throws Refusal gone, investorsOnly, notIn, noSharedLedger */
export async function knownFigures(
  reader: Reader,
  actor: Actor,
  { organisation_id, year, id }: OfYear & { id: string },
): Promise<{ name: string; items: KnownFigure[] }> {
  const holder = await ledgerFor(reader, actor, organisation_id)
  const { companies } = await companiesInLedger(reader, actor, holder)
  const company = companyWith(companies, id)
  const [items = []] = await figuresAbout(reader, actor, [company], year)
  return { name: company.name, items }
}

/** Known figures of each company in a ledger. */
export async function allKnownFigures(
  reader: Reader,
  actor: Actor,
  holder: Holder,
  year: number,
): Promise<{ name: string; figures: KnownFigure[] }[]> {
  const { companies } = await companiesInLedger(reader, actor, holder)
  const figures = await figuresAbout(reader, actor, companies, year)
  return companies.map(({ name }, index) => ({ name, figures: figures[index] ?? [] }))
}
