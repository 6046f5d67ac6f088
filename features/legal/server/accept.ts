import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { knowTerms, knownTerms, termsInForce } from '#features/members/server/index.ts'
import { legalProblems } from '../problems.ts'
import { toldMember } from './live.ts'

/** Records that a member accepted the newest terms; those that need no acceptance, that they know of them. @throws Refusal newerTerms */
export async function acceptTerms({ database, live }: Services, actor: Actor, number: number): Promise<void> {
  await database.transaction(async (tx) => {
    const terms = await termsInForce(tx)
    if (number !== terms.number) throw new Refusal(legalProblems.newerTerms)
    const known = await knownTerms(tx, actor.id)
    if (known >= number) return
    await keepAcceptance(tx, actor.id, number, known < terms.required)
    live.tellAfter(tx, toldMember(actor.id))
  })
}

/**
 * New members accept the terms by joining.
 * @param appliedAt of those who applied: they accepted the version of that time, and read a newer one at their first visit
 */
export async function acceptOnJoining(tx: Tx, memberId: string, appliedAt?: Date): Promise<void> {
  const { number } = appliedAt ? await termsAt(tx, appliedAt) : await termsInForce(tx)
  await keepAcceptance(tx, memberId, number, true)
}

async function termsAt(tx: Tx, time: Date): Promise<{ number: number }> {
  const version = await tx
    .selectFrom('terms_versions')
    .select('number')
    .where('published_at', '<=', time)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version ?? { number: 1 }
}

async function keepAcceptance(tx: Tx, member_id: string, number: number, is_accepted: boolean): Promise<void> {
  await knowTerms(tx, member_id, number)
  await tx
    .insertInto('terms_acceptances')
    .values({ member_id, number, is_accepted })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For the member's copy. */
export const ownAcceptances = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('terms_acceptances as a')
    .leftJoin('terms_versions as v', 'v.number', 'a.number')
    .select(['a.number', 'a.is_accepted', 'a.at', sql<string | null>`v.texts ->> 'en'`.as('text')])
    .where('a.member_id', '=', memberId)
    .orderBy('a.number')
    .execute()
