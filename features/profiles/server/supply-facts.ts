import type { Updateable } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import { isCompleted } from './is-completed.ts'
import { lockProfile, profileOf, updateProfile } from './queries.ts'
import { publishChanged } from './tell-changed.ts'

/** Facts about a company that all its people's profiles show alike. */
export type SuppliedFacts = Pick<
  Updateable<Tables['users']>,
  | 'company_name'
  | 'website'
  | 'industry'
  | 'founded_year'
  | 'team_size'
  | 'funding_stage'
  | 'raising_amount'
  | 'current_valuation'
  | 'currency'
  | 'sfdr_article'
>

/**
 * Shows an organisation's facts on a member's profile, in place of those they entered, which may complete it. Without an organisation, the
 * profile keeps what it shows, and the member can change it again.
 */
export async function supplyFacts(
  live: Live,
  tx: Tx,
  announce: Announce,
  { memberId, organisationId, facts }: { memberId: string; organisationId: string | null; facts: SuppliedFacts },
): Promise<void> {
  await lockProfile(tx, memberId)
  const before = await profileOf(tx, memberId)
  if (!before) return
  const names = Object.keys(facts) as (keyof SuppliedFacts)[]
  const isSame =
    before.organisation_id === organisationId &&
    before.supplied.join() === names.join() &&
    names.every((name) => before[name] === facts[name])
  if (isSame) return
  const profile_completed = isCompleted({ ...before, ...facts })
  await updateProfile(tx, memberId, { ...facts, profile_completed, organisation_id: organisationId, supplied: names })
  await announce('profile.changed', { member_id: memberId, supplied: true })
  const after = await profileOf(tx, memberId)
  if (after) publishChanged(live, tx, after)
}
