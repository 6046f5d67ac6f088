import { Readable } from 'node:stream'
import { Download } from '#platform/download.ts'
import { csvOf } from '#platform/server/csv.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type CsvColumn, csvColumns } from '../../csv/columns.ts'
import { type LedgerEntry, type LedgerInvestment, ledgerEntries, ledgerInvestments } from './queries.ts'

/** How many investments are read and written at once. */
const partSize = 100

/** The actor's ledger as a table; read as it is sent. */
export function exportCsv(reader: Reader, actor: Actor): Download {
  return new Download(Readable.from(tableOf(reader, actor.id)), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="investments.csv"',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
}

async function* tableOf(reader: Reader, member: string): AsyncGenerator<Buffer, void, undefined> {
  const investments = await ledgerInvestments(reader, member)
  yield Buffer.from(csvOf([csvColumns]))
  for (let first = 0; first < investments.length; first += partSize) {
    const part = investments.slice(first, first + partSize)
    const entries = Map.groupBy(
      await ledgerEntries(
        reader,
        part.map(({ id }) => id),
      ),
      ({ investment_id }) => investment_id,
    )
    // An investment of which nothing has moved has a line of its own.
    const rows = part.flatMap((investment) => (entries.get(investment.id) ?? [undefined]).map((entry) => rowOf(investment, entry)))
    yield Buffer.from(csvOf(rows).slice('\uFEFF'.length))
  }
}

function rowOf(investment: LedgerInvestment, entry: LedgerEntry | undefined): string[] {
  const cells: Record<CsvColumn, string> = {
    investment_id: investment.id,
    company_name: investment.company_name,
    instrument: investment.instrument,
    status: investment.status,
    currency: investment.currency,
    industry: investment.industry ?? '',
    funding_stage: investment.funding_stage ?? '',
    country: investment.country ?? '',
    sdgs: investment.sdgs.join(' '),
    investment_note: investment.note,
    kind: entry?.kind ?? '',
    date: entry?.date ?? '',
    amount: entry ? decimals(entry.amount) : '',
    note: entry?.note ?? '',
  }
  return csvColumns.map((column) => guarded(cells[column]))
}

const decimals = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** What would look as if it had been guarded against being run gets one apostrophe more, which is taken off when it is read. */
const guarded = (text: string) => (/^'+[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)
