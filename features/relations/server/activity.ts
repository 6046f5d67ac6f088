import { presentBrief } from '#features/members/server/index.ts'
import { profilePath } from '#features/members/paths.ts'
import type { HomePart } from '#platform/server/home.ts'
import { connectionsOf } from './connection-queries.ts'

export const newConnections: NonNullable<HomePart['activity']> = {
  type: 'match',
  async latest({ database }, actor, limit) {
    const rows = await connectionsOf(database.kysely, { viewer: actor.id, limit })
    return rows.map(({ connected_at, ...brief }) => ({
      id: `connection ${brief.member_id}`,
      title: {
        .../*i18n*/ { id: 'activity.connectedWith', message: 'You and {name} are connected' },
        parameters: { name: brief.full_name },
      },
      text: brief.company_name || null,
      at: connected_at.toISOString(),
      is_new: false,
      href: profilePath(brief.member_id),
      member: presentBrief(brief),
    }))
  },
}
