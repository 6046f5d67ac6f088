import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'

export const documentKind = 'document'

export const announceDocuments = (tx: Tx, ids: readonly string[]): Promise<void> =>
  announceIn(tx)('search.sourcesChanged', { kind: documentKind, ids })

/** Others may find the documents of these items now. */
export async function documentReadersChanged(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  const rows = await tx.selectFrom('documents').select('id').where('subject_id', 'in', subjectIds).execute()
  if (rows.length > 0)
    await announceDocuments(
      tx,
      rows.map(({ id }) => id),
    )
}
