import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

const hour = 60 * 60 * 1000

/** Gives notifications the time of their event, marks those older than a day as read, and renumbers them in that order. */
export async function dateNotifications({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * hour)
  await database.transaction(async (tx) => {
    await sql`
      update notifications n set created_at = m.settled_at, read_at = case when m.settled_at < ${dayAgo} then m.settled_at else n.read_at end
      from matches m where n.kind = 'matching.interest' and m.user_id = n.actor_id and m.matched_user_id = n.user_id`.execute(tx)
    await sql`
      update notifications n set created_at = c.created_at, read_at = case when c.created_at < ${dayAgo} then c.created_at else n.read_at end
      from connections c where n.kind = 'matching.connection'
        and c.member_a = least(n.actor_id, n.user_id) and c.member_b = greatest(n.actor_id, n.user_id)`.execute(tx)
    await sql`
      update notifications n set created_at = side.last_message_at
      from conversation_members side where n.kind = 'messages.received' and side.member_id = n.user_id and side.other_id = n.actor_id`.execute(
      tx,
    )
    await sql`
      update notifications n set created_at = told.at, read_at = case when told.at < ${dayAgo} then told.at else n.read_at end
      from (
        select 'interest ' || deal_id || ' ' || investor_id as key, "timestamp" as at from deal_interactions where action_type = 'interested'
        union all select 'invested ' || deal_id || ' ' || investor_id, "timestamp" from deal_interactions where action_type = 'invested'
        union all select 'introduction ' || deal_id || ' ' || investor_id, requested_at from deal_introductions
        union all select 'answer ' || deal_id || ' ' || investor_id, answered_at from deal_introductions where answered_at is not null
        union all select 'reading ' || deal_id || ' ' || member_id, asked_at from deal_grants where asked_at is not null
        union all select 'granted ' || deal_id || ' ' || member_id, answered_at from deal_grants where answered_at is not null
        union all select 'fits ' || id, created_at from deal_flows
        union all select 'update ' || id, sent_at from updates
      ) told
      where n.type = 'deals' and n.key = told.key`.execute(tx)
    await sql`
      update notifications n set created_at = asked.at, read_at = case when asked.at < ${dayAgo} then asked.at else n.read_at end
      from (
        select 'registration ' || event_id || ' asked' as key, max(registration_date) as at
        from user_event_history where attendance_status = 'requested' group by event_id
      ) asked
      where n.type = 'events' and n.key = asked.key`.execute(tx)
    await sql`
      update notifications n set created_at = told.at, read_at = case when told.at < ${dayAgo} then told.at else n.read_at end
      from (
        select 'comment ' || id as key, created_at as at from post_comments
        union all select 'likes ' || post_id, max(created_at) from post_likes group by post_id
      ) told
      where n.type = 'content' and n.key = told.key`.execute(tx)
    await sql`
      update notifications n set revision = numbered.revision
      from (select id, nextval('notification_revisions') as revision from (select id from notifications order by created_at, id) sorted) numbered
      where n.id = numbered.id`.execute(tx)
  })
}
