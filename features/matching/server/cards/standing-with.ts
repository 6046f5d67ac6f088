import { type Expression, type RawBuilder, sql } from 'kysely'
import { areConnected } from '#features/relations/server/index.ts'
import type { StandingWith } from '../../contract.ts'

/** A settled accept, which the other member may see. */
const interest = (from: Expression<string>, to: Expression<string>) => sql`
  from matches i where i.user_id = ${from} and i.matched_user_id = ${to} and i.status = 'accepted' and i.settled_at is not null`

/** The standing of two members, as the viewer may know it; an interest is visible once it is settled. */
export const standingWith = (viewer: Expression<string>, other: Expression<string>): RawBuilder<StandingWith> => sql<StandingWith>`case
  when ${areConnected(viewer, other)} then 'connected'
  else coalesce(
    (select case when own.waiting then 'waiting' when own.status = 'accepted' then 'ended' else 'passed' end from matches own
      where own.user_id = ${viewer} and own.matched_user_id = ${other} and own.status <> 'ended'),
    (select 'interested' ${interest(other, viewer)} and not i.answered), 'none') end`

/** The note that the other member sent with their accept; null before it is settled, or without a note. */
export const noteOf = (viewer: Expression<string>, other: Expression<string>): RawBuilder<string | null> =>
  sql<string | null>`(select i.note ${interest(other, viewer)})`
