import { presentBrief } from '#features/members/server/index.ts'
import { profilePath } from '#features/members/paths.ts'
import type { HomePart } from '#platform/server/home.ts'
import { interestsIn } from './list-queries.ts'

/** Open interests; those that can still be undone, or were answered, are not shown. */
export const receivedInterests: NonNullable<HomePart['activity']> = {
  type: 'match',
  async latest({ database }, actor, limit) {
    const rows = await interestsIn(database.kysely, { viewer: actor.id, limit })
    return rows.map((row) => ({
      id: `interest ${row.id}`,
      title: {
        .../*i18n*/ { id: 'activity.interestOf', message: '{name} is interested in connecting' },
        parameters: { name: row.full_name },
      },
      text: row.note,
      at: row.settled_at.toISOString(),
      is_new: false,
      href: profilePath(row.member_id),
      member: presentBrief(row),
    }))
  },
}
