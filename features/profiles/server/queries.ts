import { type Selectable, type Updateable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { areConnected, hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import { profileFacts } from './facts.ts'
import type { InvestorPreferencesTable } from './tables.ts'

/** A member's row with their investor preferences (null if never saved). */
export type ProfileRow = Omit<Selectable<Tables['users']>, 'email'> & {
  email: string | null
  preferences: Omit<Selectable<InvestorPreferencesTable>, 'user_id' | 'updated_at'> | null
}

const preferences = sql<ProfileRow['preferences']>`
  case when p.user_id is not null then jsonb_build_object('stages', p.stages, 'industries', p.industries, 'geography', p.geography,
    'min_investment', p.min_investment, 'max_investment', p.max_investment, 'currency', p.currency,
    'notifications_enabled', p.notifications_enabled) end`.as('preferences')

/** A profile as another member sees it, if they may; the email address only if its owner shares it with them. */
export const profileSeenBy = namedStatement<{ id: string; viewer: string }, ProfileRow>('profiles.view', (kysely, { id, viewer }) =>
  profileFacts(kysely)
    .selectAll('u')
    .select([
      preferences,
      (where) =>
        where
          .case()
          .when(
            where.or([
              where('u.email_visibility', '=', 'everyone'),
              where.and([where('u.email_visibility', '=', 'connections'), areConnected(where.ref('u.id'), sql<string>`${viewer}::uuid`)]),
            ]),
          )
          .then(where.ref('u.email'))
          .end()
          .as('email'),
    ])
    .where('u.id', '=', id)
    .where((where) => where.not(isHidden(where.ref('u.id'), viewer))),
)

/** Which of the ids are members whom the viewer may see. */
export async function visibleTo(reader: Reader, viewer: string, ids: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[]) and id <> all(${hiddenFrom(sql.val(viewer))})`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the profile against other changes until the transaction ends. */
export async function lockProfile(tx: Tx, id: string) {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function profileOf(reader: Reader, id: string): Promise<ProfileRow | undefined> {
  return reader
    .selectFrom('users as u')
    .leftJoin('investor_preferences as p', 'p.user_id', 'u.id')
    .selectAll('u')
    .select(preferences)
    .where('u.id', '=', id)
    .executeTakeFirst()
}

export async function insertProfile(
  tx: Tx,
  profile: Pick<
    Selectable<Tables['users']>,
    'id' | 'email' | 'full_name' | 'first_name' | 'last_name' | 'user_type' | 'joined_as_advisor' | 'company_name' | 'bio'
  > &
    Partial<Pick<Selectable<Tables['users']>, 'language'>>,
) {
  const inserted = await tx
    .insertInto('users')
    .values(profile)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateProfile(tx: Tx, id: string, fields: Updateable<Tables['users']>) {
  await tx
    .updateTable('users')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function savePreferences(tx: Tx, wanted: Omit<Selectable<InvestorPreferencesTable>, 'updated_at'>) {
  const { user_id: _, ...fields } = wanted
  await tx
    .insertInto('investor_preferences')
    .values(wanted)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...fields, updated_at: sql<Date>`now()` }))
    .execute()
}

/** The organisation that a member's profile shows. */
export async function organisationOnProfile(reader: Reader, id: string): Promise<string | null> {
  const found = await reader.selectFrom('users').select('organisation_id').where('id', '=', id).executeTakeFirst()
  return found?.organisation_id ?? null
}

/** The members whose profile shows this organisation. Locks their profiles, so that whoever chooses another one meanwhile keeps it. */
export async function profilesShowing(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets a picture and returns the one it replaces. The row lock ensures that each replaced file is returned exactly once. */
export async function replacePicture(tx: Tx, id: string, column: 'profile_picture' | 'cover_photo', base: string | null) {
  const before = await tx.selectFrom('users').select(column).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  await updateProfile(tx, id, { [column]: base })
  return before[column] ?? null
}
