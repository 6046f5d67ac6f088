import { createHash, randomUUID } from 'node:crypto'
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
import { tellChanged } from '../live.ts'
import { lockLedger } from '../queries.ts'
import { insertPlanned, ledgerEntries, ledgerInvestments } from './queries.ts'
import { type ReadCsv, readCsv } from './read-csv.ts'

/** How many invalid and new lines a preview contains at most. */
const shown = { bad: 100, sample: 10 }

const styleOf = ({ dates, decimals }: CsvFile): CsvStyle => ({
  order: dates === 'auto' ? undefined : dates,
  mark: decimals === 'auto' ? undefined : decimals === 'point' ? '.' : ',',
})

const readFile = async (input: CsvFile): Promise<ReadCsv> => readCsv(new Uint8Array(await input.file.arrayBuffer()), styleOf(input))

/** What a file would add to the actor's ledger; changes nothing. */
export async function previewImport({ database }: Services, actor: Actor, input: CsvFile): Promise<ImportPreview> {
  const { lines, bad, count } = await readFile(input)
  const plan = await planFor(database.kysely, actor, lines)
  const allBad = inOrder(bad, plan)
  return {
    lines: count,
    ...addedBy(plan),
    bad: allBad.slice(0, shown.bad),
    bad_count: allBad.length,
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

/** Imports a file in one transaction. @throws Refusal badLines, unless invalid lines are to be skipped */
export async function importCsv(
  { database, live }: Services,
  actor: Actor,
  input: CsvImport,
): Promise<ReturnType<typeof addedBy> & { skipped: number }> {
  const { lines, bad } = await readFile(input)
  return database.transaction(async (tx) => {
    await lockLedger(tx, actor.id)
    const plan = await planFor(tx, actor, lines, { isLocked: true })
    const [first, ...others] = inOrder(bad, plan)
    if (first && input.bad_lines === 'refuse')
      throw new Refusal(investmentProblems.badLines, { count: others.length + 1, line: first.line, problem: first.message })
    await insertPlanned(tx, actor.id, plan.investments, today())
    if (plan.investments.length > 0) tellChanged(live, tx, actor.id, null)
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

async function planFor(reader: Reader, actor: Actor, lines: readonly LedgerLine[], lock?: { isLocked: true }): Promise<ImportPlan> {
  const idFor = idsOf(actor.id)
  const ledger = await ledgerInvestments(reader, actor.id, lock)
  // Only the entries of investments that the file may refer to.
  const refs = new Set(lines.flatMap(({ ref }) => (ref === null ? [] : [ref.toLowerCase(), idFor(ref)])))
  const names = new Set(lines.flatMap(({ ref, facts }) => (ref === null ? [facts.company_name.toLowerCase()] : [])))
  const asked = ledger.filter(({ id, company_name }) => refs.has(id) || names.has(company_name.toLowerCase())).map(({ id }) => id)
  const entries = Map.groupBy(asked.length === 0 ? [] : await ledgerEntries(reader, asked), ({ investment_id }) => investment_id)
  return planImport(
    lines,
    ledger.map((each) => ({ ...each, entries: entries.get(each.id) ?? [] })),
    { idFor, newId: randomUUID },
  )
}

/** Maps ids in a file to ids in a member's ledger: the same for every import, and never those of another member's ledger. */
function idsOf(member: string): (ref: string) => string {
  const ids = new Map<string, string>()
  return (ref) => {
    let id = ids.get(ref)
    if (id === undefined) {
      const hash = createHash('sha256').update(`${member} ${ref}`).digest('hex')
      // UUID version 8 allows custom bits.
      id = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
      ids.set(ref, id)
    }
    return id
  }
}
