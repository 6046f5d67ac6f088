import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { eventFor } from './access.ts'

/** Records that a member followed a link of an event, once per kind of link. @throws Refusal eventGone */
export async function noteInteraction(
  { database: { kysely } }: Services,
  actor: Actor,
  id: string,
  interaction_type: 'registration_attempted' | 'view_clicked',
): Promise<void> {
  const { source, website } = await eventFor(kysely, actor, id)
  await kysely
    .insertInto('event_interactions')
    .values({ user_id: actor.id, event_id: id, interaction_type, event_source: source, event_url: website })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
