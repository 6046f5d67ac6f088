import { type Expression, type RawBuilder, sql } from 'kysely'
import type { MemberRole } from '#platform/members.ts'
import { type StaffArea, rolesReading } from '#platform/staff.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'

/** Whether those with a role need a second factor. */
export async function requiresStaffFactor(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom('staff_factor_rule').select('since').executeTakeFirst()) !== undefined
}

/** @returns whether this changed something */
export async function requireStaffFactor(tx: Tx, isRequired: boolean): Promise<boolean> {
  const changed = isRequired
    ? await tx
        .insertInto('staff_factor_rule')
        .values({ is_only: true })
        .onConflict((conflict) => conflict.doNothing())
        .returning('since')
        .executeTakeFirst()
    : await tx.deleteFrom('staff_factor_rule').returning('since').executeTakeFirst()
  return changed !== undefined
}

/** Expression: whether somebody has a role that requires a second factor, and none. */
export const owesFactor = (role: Expression<MemberRole | null>, since: Expression<Date | null>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${role} <> 'member' and ${since} is null and exists (select from staff_factor_rule), false)`

/** Condition: the viewer may read an area of running the community, as `staffReading` decides it. */
export const readsAsStaff = (viewer: Expression<string>, area: StaffArea): RawBuilder<boolean> => sql<boolean>`exists (
  select from users its where its.id = ${viewer} and its.role in (${sql.join(rolesReading(area).map((role) => sql.lit(role)))})
    and not ${owesFactor(sql.ref('its.role'), sql.ref('its.second_factor_at'))})`

/** Copies to the member since when the account has a second factor; null for none. */
export async function keepSecondFactor(tx: Tx, id: string, since: Date | null): Promise<void> {
  await tx.updateTable('users').set({ second_factor_at: since }).where('id', '=', id).execute()
}
