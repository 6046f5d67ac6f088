import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { BadLine } from '../../csv/bad-line.ts'
import type { CsvFile, CsvImport, ImportPreview } from '../../csv-contract.ts'
import { type ImportPlan, planImport } from '../../csv/plan.ts'
import type { CsvStyle, LedgerLine } from '../../csv/read-line.ts'
import { today } from '../../days.ts'
import { investmentProblems } from '../../problems.ts'
import { ledgerFor, ledgerToChange } from '../access.ts'
import type { Holder } from '../holder.ts'
import { tellChanged } from '../live.ts'
import { investmentKind } from '../searchables.ts'
import { idsFor } from './ids.ts'
import { insertPlanned, ledgerEntries, ledgerInvestments } from './queries.ts'
import { type ReadCsv, readCsv } from './read-csv.ts'

/** How many invalid and new lines a preview contains at most. */
const shown = { bad: 100, sample: 10 }

const styleOf = ({ dates, decimals }: CsvFile): CsvStyle => ({
  order: dates === 'auto' ? undefined : dates,
  mark: decimals === 'auto' ? undefined : decimals === 'point' ? '.' : ',',
})

const readFile = async (input: CsvFile): Promise<ReadCsv> => readCsv(new Uint8Array(await input.file.arrayBuffer()), styleOf(input))

/** What a file would add to a ledger; changes nothing. @throws Refusal investorsOnly, notIn, noSharedLedger */
export async function previewImport({ database }: Services, actor: Actor, input: CsvFile): Promise<ImportPreview> {
  const holder = await ledgerFor(database.kysely, actor, input.organisation_id, 'act')
  const { lines, bad, count, assumed } = await readFile(input)
  const plan = await planFor(database.kysely, holder, lines)
  const allBad = inOrder(bad, plan)
  return {
    lines: count,
    ...addedBy(plan),
    bad: allBad.slice(0, shown.bad),
    bad_count: allBad.length,
    assumed: { date: assumed.date ?? null, amount: assumed.amount ?? null },
    sample: plan.adding.slice(0, shown.sample).map(({ line, facts, entry }) => ({
      line,
      company_name: facts.company_name,
      kind: entry?.kind ?? null,
      date: entry?.date ?? null,
      amount: entry?.amount ?? null,
      currency: facts.currency,
    })),
  }
}

/**
 * Imports a file in one transaction.
 * @throws Refusal badLines, unless invalid lines are to be skipped; unconfirmed, unless assumptions are accepted; investorsOnly, notIn,
 *   noSharedLedger
 */
export async function importCsv(
  { database, events, live }: Services,
  actor: Actor,
  input: CsvImport,
): Promise<ReturnType<typeof addedBy> & { skipped: number }> {
  await ledgerFor(database.kysely, actor, input.organisation_id, 'act')
  const { lines, bad, assumed } = await readFile(input)
  const { given } = assumed.date ?? assumed.amount ?? {}
  if (given !== undefined && input.assumptions === 'refuse') throw new Refusal(investmentProblems.unconfirmed, { given })
  return events.change(async (tx, announce) => {
    const { holder } = await ledgerToChange(tx, actor, input.organisation_id)
    const plan = await planFor(tx, holder, lines, { isLocked: true })
    const [first, ...others] = inOrder(bad, plan)
    if (first && input.bad_lines === 'refuse')
      throw new Refusal(investmentProblems.badLines, { count: others.length + 1, line: first.line, problem: first.message })
    await insertPlanned(tx, { holder, actor, defaultDay: today() }, plan.investments)
    await announce('search.sourcesChanged', { kind: investmentKind, ids: plan.investments.map(({ id }) => id) })
    if (plan.investments.length > 0) await tellChanged(live, tx, holder, null)
    return { ...addedBy(plan), skipped: first ? others.length + 1 : 0 }
  })
}

const inOrder = (bad: readonly BadLine[], plan: ImportPlan): BadLine[] =>
  [...bad, ...plan.bad].toSorted((one, other) => one.line - other.line)

function addedBy({ investments, known }: ImportPlan) {
  const entries = investments.flatMap((each) => each.entries)
  const valuations = entries.filter(({ kind }) => kind === 'valuation').length
  return { investments: investments.filter(({ added }) => added).length, flows: entries.length - valuations, valuations, known }
}

async function planFor(reader: Reader, holder: Holder, lines: readonly LedgerLine[], lock?: { isLocked: true }): Promise<ImportPlan> {
  const ledger = await ledgerInvestments(reader, holder, lock)
  const given = new Set(lines.flatMap(({ ref }) => ref ?? []))
  const idFor = await idsFor(reader, holder, given)
  // Only the entries of investments that the file may refer to.
  const refs = new Set([...given].flatMap((ref) => [ref.toLowerCase(), idFor(ref)]))
  const names = new Set(lines.flatMap(({ ref, facts }) => (ref === null ? [facts.company_name.toLowerCase()] : [])))
  const asked = ledger.filter(({ id, company_name }) => refs.has(id) || names.has(company_name.toLowerCase())).map(({ id }) => id)
  const entries = Map.groupBy(asked.length === 0 ? [] : await ledgerEntries(reader, asked), ({ investment_id }) => investment_id)
  return planImport(
    lines,
    ledger.map((each) => ({ ...each, entries: entries.get(each.id) ?? [] })),
    { idFor, newId: randomUUID },
  )
}
