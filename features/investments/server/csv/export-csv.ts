import type { Download } from '#platform/download.ts'
import { type Row, csvDownload } from '#platform/server/csv.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type CsvColumn, csvColumns } from '../../csv/columns.ts'
import type { Holder } from '../holder.ts'
import { type LedgerEntry, type LedgerInvestment, ledgerEntries, ledgerInvestments } from './queries.ts'

/** Investments read and written at once. */
const batchSize = 100

/** A ledger as CSV, read while it is sent. */
export const exportCsv = (reader: Reader, holder: Holder): Download => csvDownload('investments', rowsOf(reader, holder))

async function* rowsOf(reader: Reader, holder: Holder): AsyncGenerator<Row[], void, undefined> {
  const investments = await ledgerInvestments(reader, holder)
  yield [csvColumns]
  for (let first = 0; first < investments.length; first += batchSize) {
    const batch = investments.slice(first, first + batchSize)
    const entries = Map.groupBy(
      await ledgerEntries(
        reader,
        batch.map(({ id }) => id),
      ),
      ({ investment_id }) => investment_id,
    )
    // An investment without entries still gets a line.
    yield batch.flatMap((investment) => (entries.get(investment.id) ?? [undefined]).map((entry) => rowOf(investment, entry)))
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

/** Text that looks already guarded against running as a formula gets another apostrophe, which the import removes. */
const guarded = (text: string) => (/^'+[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)
