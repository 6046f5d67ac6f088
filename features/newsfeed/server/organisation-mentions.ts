import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { isMentioned } from '../text.ts'
import { notificationsOfOrganisations } from './sent-notifications.ts'

interface Said {
  post_id: string
  comment_id: string | null
  content: string
}

/**
 * Stores which organisations a text mentions: of the intended ones, those whose name follows an @. Those who manage an organisation are
 * notified if neither the post nor another comment on it has mentioned the organisation before. The post must be locked.
 */
export async function storeOrganisationMentions(tx: Tx, announce: Announce, said: Said, meant: readonly string[]): Promise<void> {
  const { post_id, comment_id } = said
  const elsewhere = await tx
    .selectFrom('post_organisation_mentions')
    .select(['comment_id', 'organisation_id', 'name'])
    .where('post_id', '=', post_id)
    .execute()
  const before = elsewhere.filter((each) => each.comment_id === comment_id)
  const named = await organisationsNamed(tx, said.content, meant, before)
  const gone = before.filter(({ organisation_id }) => !named.some(({ id }) => id === organisation_id))
  const added = named.filter(({ id }) => !before.some(({ organisation_id }) => organisation_id === id))
  if (gone.length > 0) {
    const ids = gone.map(({ organisation_id }) => organisation_id)
    await announce('post.takenBack', { told: await notificationsOfOrganisations(tx, post_id, comment_id, ids) })
    await tx
      .deleteFrom('post_organisation_mentions')
      .where('post_id', '=', post_id)
      .where('comment_id', comment_id === null ? 'is' : '=', comment_id)
      .where('organisation_id', 'in', ids)
      .execute()
  }
  await renameMentions(
    tx,
    said,
    named.filter(({ id, name }) => before.some((each) => each.organisation_id === id && each.name !== name)),
  )
  if (added.length === 0) return
  await sql`
    insert into post_organisation_mentions (post_id, comment_id, organisation_id, name, posted_at, in_group)
    select p.id, ${comment_id}, named.id, named.name, p.created_at, p.group_id is not null
    from posts p, unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ name }) => name)}::text[]) named (id, name)
    where p.id = ${post_id}`.execute(tx)
  const organisation_ids = added.map(({ id }) => id).filter((id) => !elsewhere.some(({ organisation_id }) => organisation_id === id))
  if (organisation_ids.length > 0) await announce('post.organisationsMentioned', { post_id, comment_id, organisation_ids })
}

interface Named {
  id: string
  name: string
}

/** Stores by which names a text now mentions organisations that it mentioned before by others. */
async function renameMentions(tx: Tx, { post_id, comment_id }: Said, named: readonly Named[]): Promise<void> {
  for (const { id, name } of named) {
    await tx
      .updateTable('post_organisation_mentions')
      .set({ name })
      .where('post_id', '=', post_id)
      .where('comment_id', comment_id === null ? 'is' : '=', comment_id)
      .where('organisation_id', '=', id)
      .execute()
  }
}

/** A name that an organisation has changed since stays a mention of it. */
async function organisationsNamed(
  tx: Tx,
  content: string,
  meant: readonly string[],
  before: readonly { organisation_id: string; name: string }[],
): Promise<Named[]> {
  if (meant.length === 0) return []
  const found = await tx
    .selectFrom(organisations.as('o'))
    .select(['o.id', 'o.name'])
    .where('o.id', '=', sql<string>`any(${meant}::uuid[])`)
    .where('o.hidden_at', 'is', null)
    .where('o.merged_into', 'is', null)
    .orderBy('o.id')
    .execute()
  const namesOf = ({ id, name }: Named) => [name, ...before.flatMap((each) => (each.organisation_id === id ? [each.name] : []))]
  return found.flatMap((organisation) => {
    const name = namesOf(organisation).find((each) => isMentioned(content, each))
    return name === undefined ? [] : [{ id: organisation.id, name }]
  })
}
