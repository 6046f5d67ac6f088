import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { Text } from '../texts.ts'

/** A mail to a member as it is recorded: what kind it is, never what is in it. */
export interface RecordedMail {
  memberId: string
  /** A noun: 'Confirmation of the email address'. */
  kind: Text
}

/** How long deliveries are kept. */
const deliveriesKeptDays = 90

/** A mail that failed is sent again for about a day. */
const retried = '25 hours'

/**
 * Records an attempt to send a mail. While a failed mail is sent again and again, it stays one delivery.
 * @param mail `reference` tells it from the next mail of its kind, if there is one
 * @param failure what the mail server answered; undefined if it accepted the mail
 */
export async function recordDelivery(reader: Reader, mail: RecordedMail & { reference: string | null }, failure?: string): Promise<void> {
  const { memberId, kind, reference } = mail
  const is_sent = failure === undefined
  const answer = failure ?? ''
  const again = await reader
    .updateTable('mail_deliveries')
    .set({ is_sent, answer, attempts: sql<number>`attempts + 1`, last_at: sql<Date>`now()` })
    .where('id', '=', (query) =>
      query
        .selectFrom('mail_deliveries')
        .select('id')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind.id)
        .where('reference', 'is not distinct from', reference)
        .where('is_sent', '=', false)
        .where(sql<boolean>`first_at > now() - ${sql.lit(retried)}::interval`)
        .orderBy('id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  if (again) return
  await reader
    .insertInto('mail_deliveries')
    .values({ member_id: memberId, kind: kind.id, words: kind.message, reference, is_sent, answer })
    .execute()
}

/** The mails to a member, the latest first; those that failed and are still retried are waiting. */
export const deliveriesTo = (reader: Reader, memberId: string, before: number | undefined, limit: number) =>
  reader
    .selectFrom('mail_deliveries')
    .select(['id', 'kind', 'words', 'is_sent', 'attempts', 'answer', 'first_at', 'last_at'])
    .select(sql<boolean>`not is_sent and first_at > now() - ${sql.lit(retried)}::interval`.as('is_waiting'))
    .where('member_id', '=', memberId)
    .where(sql<boolean>`first_at > now() - ${sql.lit(deliveriesKeptDays)} * interval '1 day'`)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function deleteOldDeliveries(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('mail_deliveries')
    .where(sql<boolean>`first_at < now() - ${sql.lit(deliveriesKeptDays)} * interval '1 day'`)
    .execute()
}

/** What the mail server answered, as short as it is useful: '550 5.1.1 mailbox unavailable'. */
export function answerOf(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown }
  const words = typeof response === 'string' ? response : typeof message === 'string' ? message : ''
  return words.replace(/\s+/g, ' ').slice(0, 300)
}
