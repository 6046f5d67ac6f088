import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { organisations, peopleOf } from '#features/organisations/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { MentionedOrganisation } from '../contract.ts'
import type { SaidToMember } from './notification-queries.ts'

/** Condition: whether members may see an organisation. */
export const isShown = (organisation: Expression<string>): Expression<SqlBool> => sql<SqlBool>`exists (
  select from ${organisations.as('o')} where o.id = ${organisation} and o.hidden_at is null and o.merged_into is null)`

/** Expression: the organisations that a post or a comment mentions, by a condition of `post_organisation_mentions m`. */
export const organisationsMentioned = (condition: RawBuilder<unknown>) => sql<MentionedOrganisation[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'slug', o.slug, 'name', m.name))
    from post_organisation_mentions m join ${organisations.as('o')} on o.id = m.organisation_id
    where ${condition} and o.hidden_at is null and o.merged_into is null), '[]')`

export type SaidOfOrganisation = Omit<SaidToMember, 'is_reply'> & { organisation_id: string; organisation: string }

/**
 * Which mentions of organisations in these posts and comments still exist, for the owners and admins of the organisations who can see both,
 * unless they wrote or are mentioned themselves.
 */
export async function organisationMentionsIn(reader: Reader, ids: readonly string[]): Promise<SaidOfOrganisation[]> {
  const { rows } = await sql<SaidOfOrganisation>`
    select coalesce(m.comment_id, m.post_id) as id, m.post_id, told.member_id as user_id, u.id as author_id, u.full_name, u.company_name,
      coalesce(c.content, p.content) as content, m.organisation_id, o.name as organisation
    from post_organisation_mentions m join posts p on p.id = m.post_id left join post_comments c on c.id = m.comment_id
    join ${members.as('u')} on u.id = case when m.comment_id is null then p.user_id else c.user_id end
    join ${organisations.as('o')} on o.id = m.organisation_id and o.hidden_at is null and o.merged_into is null
    cross join lateral ${peopleOf(sql.ref('m.organisation_id'), 'edit')} told
    where (m.comment_id = any(${ids}::uuid[]) or (m.post_id = any(${ids}::uuid[]) and m.comment_id is null))
      and ${isReadableBy(sql.ref('p.group_id'), sql.ref('told.member_id'))}
      and p.hidden_at is null and c.hidden_at is null and told.member_id <> u.id
      and not ${isHidden(sql.ref('told.member_id'), sql.ref('u.id'))}
      and (told.member_id = p.user_id or not ${isHidden(sql.ref('told.member_id'), sql.ref('p.user_id'))})
      and not exists (select from post_mentions own
        where own.post_id = m.post_id and own.comment_id is not distinct from m.comment_id and own.member_id = told.member_id)
    order by coalesce(c.created_at, p.created_at), id, organisation, user_id`.execute(reader)
  return rows
}
