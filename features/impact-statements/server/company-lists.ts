import { sql } from 'kysely'
import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { ledgerFor } from '#features/investments/server/index.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { organisations, presentOrganisation } from '#features/organisations/server/index.ts'
import type { Weighted } from '../companies.ts'
import type { CompanyBehind, IncompleteCompany } from '../contract.ts'
import type { Method } from '../indicators/measure.ts'
import { measures } from '../indicators/measures.ts'
import { type Contribution, averageValue, contributionsTo, missingFrom, totalValue } from '../statement.ts'
import { type LedgerYear, type OfYear, companiesInLedger, readYears } from './ledger-year.ts'

/** A year of a ledger, for lists of its companies. */
async function readYear(reader: Reader, actor: Actor, { organisation_id, year }: OfYear): Promise<LedgerYear> {
  const holder = await ledgerFor(reader, actor, organisation_id)
  const [read] = await readYears(reader, actor, holder, await companiesInLedger(reader, actor, holder), [year])
  if (!read) throw new Error('the year was not read')
  return read
}

interface Listed {
  value: number
  id: string
}
const largestFirst = keyset(z.object({ value: z.number(), id: z.uuid() }), ({ value, id }: Listed) => ({ value, id }))
const compare = (one: Listed, other: Listed) => other.value - one.value || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** A page of companies, largest investment first. @throws Refusal invalidInput for a cursor that is not valid */
const pageOfCompanies = <Row extends Listed>(request: PageRequest, rows: readonly Row[]): Promise<Page<Row>> =>
  readPage<Row, Listed>(request, largestFirst, async (limit, after) =>
    rows
      .toSorted(compare)
      .filter((row) => after === undefined || compare(row, after) > 0)
      .slice(0, limit),
  )

/** The company's part of what the lists show. */
function companyIn(weighted: Weighted, total: number, briefs: ReadonlyMap<string, OrganisationBrief>) {
  const { id, name, organisationId } = weighted.company
  const value = averageValue(weighted)
  return {
    id,
    name,
    organisation: (organisationId !== null && briefs.get(organisationId)) || null,
    value: Math.round(value * 100),
    share: total > 0 ? value / total : 0,
  }
}

async function organisationsIn(reader: Reader, rows: readonly { weighted: Weighted }[]): Promise<ReadonlyMap<string, OrganisationBrief>> {
  const ids = rows.flatMap(({ weighted }) => weighted.company.organisationId ?? [])
  if (ids.length === 0) return new Map()
  const found = await reader
    .selectFrom(organisations.as('o'))
    .select(['o.id', 'o.slug', 'o.name', 'o.kind', 'o.logo'])
    .where('o.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('o.hidden_at', 'is', null)
    .where('o.merged_into', 'is', null)
    .execute()
  return new Map(found.map((row) => [row.id, presentOrganisation(row)]))
}

const listed = <Row extends { weighted: Weighted }>(row: Row) => ({
  ...row,
  value: averageValue(row.weighted),
  id: row.weighted.company.id,
})

/** What a company counts with: for sums what is financed, otherwise its own number in the unit of the indicator. */
function impactOf(method: Method, { weighted, number }: Contribution): number | null {
  if (typeof number !== 'number') return null
  if (method === 'financed') return averageValue(weighted) * number
  return method === 'average' ? number : number * 1e6
}

/** The companies behind a number. @throws Refusal investorsOnly, notIn, noSharedLedger, invalidInput */
export async function companiesBehind(
  reader: Reader,
  actor: Actor,
  { organisation_id, year, indicator, part, ...request }: OfYear & PageRequest & { indicator: number; part: string },
): Promise<Page<CompanyBehind>> {
  const { input } = await readYear(reader, actor, { organisation_id, year })
  const measure = measures.find((each) => each.indicator === indicator && each.part === part)
  const page = await pageOfCompanies(request, measure ? contributionsTo(measure, input).map(listed) : [])
  const briefs = await organisationsIn(reader, page.items)
  const total = totalValue(input.companies)
  return {
    ...page,
    items: page.items.map(({ weighted, number, reading }) => ({
      ...companyIn(weighted, total, briefs),
      state: number === undefined ? 'missing' : number === null ? 'not-applicable' : reading.isEstimated ? 'estimated' : 'measured',
      is_entered: number !== undefined && reading.isEntered,
      impact: measure ? impactOf(measure.method, { weighted, number, reading }) : null,
    })),
  }
}

/** The companies that lack figures, with what is missing. @throws Refusal investorsOnly, notIn, noSharedLedger, invalidInput */
export async function incompleteCompanies(
  reader: Reader,
  actor: Actor,
  { organisation_id, year, ...request }: OfYear & PageRequest,
): Promise<Page<IncompleteCompany>> {
  const { input } = await readYear(reader, actor, { organisation_id, year })
  const incomplete = input.companies
    .map((weighted) => ({ weighted, missing: missingFrom(weighted, input) }))
    .filter(({ missing }) => missing.length > 0)
  const page = await pageOfCompanies(request, incomplete.map(listed))
  const briefs = await organisationsIn(reader, page.items)
  const total = totalValue(input.companies)
  return { ...page, items: page.items.map(({ weighted, missing }) => ({ ...companyIn(weighted, total, briefs), missing })) }
}
