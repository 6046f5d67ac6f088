import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Organisation } from '../organisation-contract.ts'
import { type OrganisationRole, may } from '../roles.ts'
import type { VerifiedBy } from '../verification-contract.ts'
import { organisationFor } from './access.ts'
import { logoAddress } from './organisations.ts'
import type { OrganisationRow } from './queries.ts'
import { type StandingRow, standingIn } from './standing-queries.ts'

/** An organisation that the actor can read. @throws Refusal gone */
export async function readOrganisation({ database }: Pick<Services, 'database'>, actor: Actor, id: string): Promise<Organisation> {
  return organisationAs(database.kysely, actor.id, await organisationFor(database.kysely, actor, id))
}

/** An organisation as a member sees it, with how they stand to it. The contract's output drops columns that are not in it. */
export async function organisationAs(reader: Reader, viewer: string, row: OrganisationRow): Promise<Organisation> {
  const [found] = await standingIn(reader, { viewer, id: row.id })
  return presentOrganisation(row, found)
}

function presentOrganisation(row: OrganisationRow, found: StandingRow | undefined): Organisation {
  const role: OrganisationRole | null = found?.role ?? null
  return {
    ...row,
    logo: logoAddress(row.logo),
    cover: logoAddress(row.cover),
    verified: verifiedFrom(found),
    is_hidden: row.hidden_at !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    standing: { role, has_asked: found?.has_asked ?? false, invitation_id: found?.invitation_id ?? null },
    can: { edit: may(role, 'edit'), managePeople: may(role, 'managePeople'), own: may(role, 'own') },
  }
}

/** A verification as a badge shows it; null unless it holds. */
export function verifiedFrom(row: Pick<StandingRow, 'domain' | 'method' | 'verified_at' | 'checked_at'> | undefined): VerifiedBy | null {
  if (!row?.domain || !row.method || !row.verified_at) return null
  return { domain: row.domain, method: row.method, at: (row.checked_at ?? row.verified_at).toISOString() }
}
