import type { TextValue } from '#platform/contract.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { asPattern } from './as-pattern.ts'

/** An action of an operator, as a text of the catalogue: 'Added the source {about}'. */
interface Act {
  id: string
  message: string
}

/**
 * Logs an action of an operator, in the transaction that performs it.
 * @param about names its subject for other operators
 * @param reason in the operator's words
 * @param memberId the member named by `about` or `reason`: the content of the entry is erased with their account
 */
export async function recordAct(
  tx: Tx,
  operatorId: string,
  { id, message }: Act,
  about: string | Exclude<TextValue, string | number>,
  reason = '',
  memberId: string | null = null,
): Promise<void> {
  const what = typeof about === 'string' ? { about } : { about: '', details: JSON.stringify(about) }
  await tx
    .insertInto('operator_acts')
    .values({ operator_id: operatorId, act: id, words: message, reason, member_id: memberId, ...what })
    .execute()
}

export const actsOf = (reader: Reader, operatorId: string) =>
  reader
    .selectFrom('operator_acts')
    .select(['position', 'words', 'about', 'details', 'reason', 'created_at'])
    .where('operator_id', '=', operatorId)
    .orderBy('position')
    .execute()

/** Erases a member from the log: who did it, and the content of entries that name them. Their hashes stay, so that the log still fits together. */
export async function forgetInLog(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('operator_acts').set({ operator_id: null, operator_salt: null }).where('operator_id', '=', memberId).execute()
  const member = await tx.selectFrom(members.as('u')).select('u.full_name').where('u.id', '=', memberId).executeTakeFirst()
  await tx
    .updateTable('operator_acts')
    .set({ act: '', words: '', about: '', details: null, reason: '', member_id: null, content_salt: null })
    .where((row) =>
      row.or([
        row('member_id', '=', memberId),
        // Of earlier versions, which only kept the name.
        ...(member
          ? [
              row.and([
                row('member_id', 'is', null),
                row.or([row('about', '=', member.full_name), row('about', 'like', `${asPattern(member.full_name)}: %`)]),
              ]),
            ]
          : []),
      ]),
    )
    .execute()
}
