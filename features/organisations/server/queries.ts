import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { OrganisationRole } from '../roles.ts'
import { numberedSlug, storedSlug } from '../slug.ts'
import type { OrganisationsTable } from './tables.ts'

export type OrganisationRow = Selectable<OrganisationsTable>

export const organisationById = (reader: Reader, id: string): Promise<OrganisationRow | undefined> =>
  reader.selectFrom('organisations').selectAll().where('id', '=', id).where('merged_into', 'is', null).executeTakeFirst()

/** By its slug or a previous one. */
export const organisationBySlug = (reader: Reader, slug: string): Promise<OrganisationRow | undefined> =>
  reader
    .selectFrom('organisation_slugs as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .selectAll('o')
    .where('s.slug', '=', storedSlug(slug))
    .executeTakeFirst()

export const lockOrganisation = (tx: Tx, id: string): Promise<OrganisationRow | undefined> =>
  tx.selectFrom('organisations').selectAll().where('id', '=', id).where('merged_into', 'is', null).forUpdate().executeTakeFirst()

/** The same for several, locked in the order of their ids, so that two transactions do not wait for each other. */
export async function lockOrganisations(tx: Tx, ids: readonly string[]): Promise<(OrganisationRow | undefined)[]> {
  const rows = await tx
    .selectFrom('organisations')
    .selectAll()
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id))
}

export async function roleOf(reader: Reader, memberId: string, organisationId: string): Promise<OrganisationRole | undefined> {
  const found = await reader
    .selectFrom('organisation_members')
    .select('role')
    .where('organisation_id', '=', organisationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found?.role
}

/** Serialises foundings and renamings to the same name until the transaction ends. */
export const lockName = (tx: Tx, foldedName: string): Promise<void> => advisoryLock(tx, `organisation ${foldedName}`)

/** Whether another organisation has this name. */
export const isNameTaken = async (reader: Reader, foldedName: string, except: string): Promise<boolean> =>
  (await reader
    .selectFrom('organisations')
    .select('id')
    .where('folded_name', '=', foldedName)
    .where('id', '<>', except)
    .where('merged_into', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Reserves the first free one of slug, slug-2, slug-3 and so on, or one that the organisation already had. */
export async function takeSlug(tx: Tx, organisationId: string, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = numberedSlug(slug, number)
    const { organisation_id } = await tx
      .insertInto('organisation_slugs')
      .values({ slug: candidate, organisation_id: organisationId })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet((set) => ({ slug: set.ref('excluded.slug') })))
      .returning('organisation_id')
      .executeTakeFirstOrThrow()
    if (organisation_id === organisationId) return candidate
  }
}

export const insertOrganisation = (tx: Tx, fields: Insertable<OrganisationsTable>) =>
  tx.insertInto('organisations').values(fields).execute()

export async function updateOrganisation(tx: Tx, id: string, fields: Updateable<OrganisationsTable>): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export const deleteOrganisation = (tx: Tx, id: string) => tx.deleteFrom('organisations').where('id', '=', id).execute()

/** Sets a picture and returns the one it replaces. The organisation must be locked. */
export async function replacePicture(tx: Tx, id: string, column: 'logo' | 'cover', base: string | null): Promise<string | null> {
  const before = await tx.selectFrom('organisations').select(column).where('id', '=', id).executeTakeFirstOrThrow()
  await updateOrganisation(tx, id, { [column]: base })
  return before[column] ?? null
}

/** Serialises joinings of one member until the transaction ends, so that their number stays within its limit. */
export const lockMemberships = (tx: Tx, memberId: string): Promise<void> => advisoryLock(tx, `organisations of ${memberId}`)
