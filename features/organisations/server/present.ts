import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { valuesOf } from '#features/fields/server/index.ts'
import type { Organisation } from '../organisation-contract.ts'
import { organisationProblems } from '../problems.ts'
import { may } from '../roles.ts'
import { storedSlug } from '../slug.ts'
import type { VerifiedBy } from '../verification-contract.ts'
import { logoAddress } from './organisations.ts'
import { type StandingRow, organisationSeenBy } from './standing-queries.ts'

/**
 * An organisation that the actor can read, by its id, or by its slug or a previous one. The contract's output drops columns that are not in it.
 * @throws Refusal gone
 */
export async function readOrganisation(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  by: { id: string } | { slug: string },
): Promise<Organisation> {
  const found = 'slug' in by ? { slug: storedSlug(by.slug) } : by
  const [row] = await organisationSeenBy(database.kysely, { viewer: actor.id, ...found })
  if (!row) throw new Refusal(organisationProblems.gone)
  const { role, has_asked, invitation_id } = row
  const answers = await valuesOf(database.kysely, actor, { subject: 'organisation', ids: [row.id], own: role ? [row.id] : [] })
  return {
    ...row,
    logo: logoAddress(row.logo),
    cover: logoAddress(row.cover),
    verified: verifiedFrom(row),
    own_fields: answers.get(row.id) ?? {},
    is_hidden: row.hidden_at !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    standing: { role, has_asked, invitation_id },
    can: { edit: may(role, 'edit'), managePeople: may(role, 'managePeople'), own: may(role, 'own') },
  }
}

/** A verification as a badge shows it; null unless it holds. */
export function verifiedFrom(row: Pick<StandingRow, 'domain' | 'method' | 'verified_at' | 'checked_at'> | undefined): VerifiedBy | null {
  if (!row?.domain || !row.method || !row.verified_at) return null
  return { domain: row.domain, method: row.method, at: (row.checked_at ?? row.verified_at).toISOString() }
}
