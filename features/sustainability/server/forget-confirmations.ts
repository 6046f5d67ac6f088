import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { lockAnswers } from './access.ts'
import { renewFacts } from './facts.ts'
import { reviewState } from './standing-of-answer.ts'

/** Withdraws what a member confirmed before their account is deleted: no answer stays confirmed by nobody. */
export async function forgetConfirmations(tx: Tx, memberId: string): Promise<void> {
  const announce = announceIn(tx)
  for (const organisationId of await organisationsConfirmed(tx, memberId)) {
    await lockAnswers(tx, organisationId)
    const answers = await tx
      .deleteFrom('sustainability_confirmations as c')
      .using('sustainability_answers as a')
      .whereRef('a.id', '=', 'c.answer_id')
      .where('a.organisation_id', '=', organisationId)
      .where('c.reader_id', '=', memberId)
      .returningAll('a')
      .execute()
    for (const answer of answers) await reviewState(tx, announce, answer, { act: 'confirmation withdrawn', by: null })
    await renewFacts(tx, announce, organisationId)
  }
}

/** In the order in which they are locked. */
async function organisationsConfirmed(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('sustainability_confirmations as c')
    .innerJoin('sustainability_answers as a', 'a.id', 'c.answer_id')
    .select('a.organisation_id')
    .distinct()
    .where('c.reader_id', '=', memberId)
    .orderBy('a.organisation_id')
    .execute()
  return rows.map(({ organisation_id }) => organisation_id)
}
