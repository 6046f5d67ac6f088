import type { Tx } from '#platform/server/database/index.ts'
import { handOverDocuments } from '#features/documents/server/index.ts'
import { heirFor } from '#features/organisations/server/index.ts'
import { lockLedger } from './queries.ts'

interface HandOver {
  organisation_id: string
  from: string
  to: string
}

/** Makes a colleague responsible for what a member added to a shared ledger, and for its documents. */
export async function handOverInvestments(tx: Tx, { organisation_id, from, to }: HandOver): Promise<void> {
  await lockLedger(tx, { organisation: organisation_id })
  const shared = await tx.selectFrom('investments').select('id').where('organisation_id', '=', organisation_id).execute()
  await tx
    .updateTable('investments')
    .set({ user_id: to })
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', from)
    .execute()
  // Of all investments, so that a document that was added while its investment was handed over is not forgotten.
  await handOverDocuments(
    tx,
    shared.map(({ id }) => id),
    from,
    to,
  )
}

/** Before a member's account is deleted: organisations keep what the member added to their ledgers, if anybody else is in them. */
export async function handOverBeforeDeletion(tx: Tx, member: string): Promise<void> {
  const shared = await tx
    .selectFrom('investments')
    .select('organisation_id')
    .distinct()
    .where('user_id', '=', member)
    .where('organisation_id', 'is not', null)
    .execute()
  for (const { organisation_id } of shared) {
    const heir = organisation_id && (await heirFor(tx, organisation_id, member))
    if (heir) await handOverInvestments(tx, { organisation_id, from: member, to: heir.member_id })
  }
}
