import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom } from '../random.ts'

const day = 24 * 60 * 60 * 1000
/** How many days of profile views to create. */
const days = 60

/** Creates daily counts of profile views: more for members with connections and a bio, fewer at weekends, none before they joined. */
export async function fillViews({ database }: Services, members: readonly DemoMember[], now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ member_id: string; connections: number }>`select member_id, connections from connection_counts`.execute(tx)
    const connections = new Map(rows.map((row) => [row.member_id, row.connections]))
    const counted = members.flatMap((member) => viewsOf(member, connections.get(member.id) ?? 0, now))
    await sql`
      insert into profile_view_days (member_id, day, views)
      select * from unnest(${counted.map(({ id }) => id)}::uuid[], ${counted.map(({ date }) => date)}::date[], ${counted.map(({ views }) => views)}::int[])
      on conflict do nothing`.execute(tx)
  })
}

function viewsOf({ id, profile, profile_completed, joined_at }: DemoMember, connections: number, now: Date) {
  const random = randomFrom(`views of ${id}`)
  const usual = (profile_completed ? 0.25 : 0.05) + connections * 0.12 + (profile.bio ? 0.15 : 0)
  return Array.from({ length: days }, (_, back) => new Date(now.getTime() - back * day)).flatMap((at) => {
    const isWeekend = at.getUTCDay() % 6 === 0
    const expected = usual * (isWeekend ? 0.35 : 1.15)
    // Random variation, so that days differ.
    const views = Math.floor(expected * (0.4 + 1.2 * random.next()) + random.next())
    const hasJoined = at.getTime() > joined_at.getTime()
    return hasJoined && views > 0 ? [{ id, date: at.toISOString().slice(0, 10), views }] : []
  })
}
