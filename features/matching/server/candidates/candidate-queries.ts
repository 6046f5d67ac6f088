import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { connectedTo, hiddenFrom, mutualWith } from '#features/relations/server/index.ts'
import type { Behaviour } from '../members/behaviour.ts'
import type { MatchFacts } from '../card-tables.ts'
import { slotCount } from '../members/slots.ts'
import type { Focus } from './focus.ts'
import type { Masks } from './weigh-slots.ts'

interface Wanted {
  viewer: string
  group: MemberGroup
  /** A tsquery of those who are not ruled out, and those of them whom it is worth to look through. */
  gate: string
  focus: Focus
  /** Cards the viewer has at hand. */
  holding: readonly string[]
  /** What they are worth to the viewer. */
  masks: Masks
  /** Which part of their pull counts. */
  pull: number
  /** How many are looked at closely, and how many newcomers beside them. */
  limit: number
  newcomers: number
  /** How many days somebody is a newcomer. */
  newFor: number
}

/**
 * The members worth a close look: the best by what their bits are worth to the viewer, the newest of those who joined lately, and those
 * who have accepted the viewer and wait. None whom the viewer decided on, is connected to, holds, or must not see; and of those who were
 * shown to enough people already, only whom the viewer was shown too.
 */
export async function candidateIds(reader: Reader, wanted: Wanted): Promise<string[]> {
  const { viewer, gate, focus, group, masks, pull, limit, newcomers, newFor } = wanted
  const lots = focus.lots ? sql`m.member_group = ${group} and m.lot >= ${focus.lots[0]} and m.lot < ${focus.lots[1]}` : sql`true`
  // Whole numbers are added up much faster than others.
  const steps = masks.masks.map((mask) => sql`${sql.lit(mask.steps)} * bit_count(m.slots & ${mask.bits}::varbit)`)
  const { rows } = await sql<{ user_id: string }>`
    with gated as materialized (
      select m.user_id, (${sql.join([sql`0`, ...steps], sql` + `)})::float8 * ${masks.step}::float8 + m.pull * ${pull}::float8 as light
      from match_members m
      where bit_length(m.slots) = ${slotCount} and m.terms @@ ${focus.query}::tsquery and ${lots} and ${open(wanted)} and ${hasRoom(viewer)}
    ), newest as materialized (
      select * from match_members where member_group = ${group} and joined_at > now() - ${newFor} * interval '1 day'
      order by joined_at desc limit ${10 * newcomers}
    )
    (select user_id from gated order by light desc limit ${limit})
    union
    (select m.user_id from newest m where m.terms @@ ${gate}::tsquery and ${open(wanted)} and ${hasRoom(viewer)} limit ${newcomers})
    union
    (select m.user_id from matches i join match_members m on m.user_id = i.user_id
      where i.matched_user_id = ${viewer} and i.status = 'accepted' and i.settled_at is not null and not i.answered
        and m.member_group = ${group} and ${open(wanted)}
      order by i.created_at desc limit ${newcomers})`.execute(reader)
  return rows.map(({ user_id }) => user_id)
}

/** Whom the viewer may be shown at all. Each list is made once a query. */
const open = ({ viewer, holding }: Pick<Wanted, 'viewer' | 'holding'>): RawBuilder<boolean> => sql<boolean>`
  m.user_id <> ${viewer} and m.user_id <> all(${hiddenFrom(sql.val(viewer))}) and m.user_id <> all(${holding}::uuid[])
  and m.user_id not in (
    select d.matched_user_id from matches d where d.user_id = ${viewer}
    union all ${connectedTo(sql.val(viewer))})`

/** Whether a member may be shown to somebody new this week; who was shown them before keeps seeing them. */
const hasRoom = (viewer: string): RawBuilder<boolean> => sql<boolean>`
  (greatest(m.shown_until, m.wanted_until) <= now() or exists (select from match_shown s where s.viewer_id = ${viewer} and s.member_id = m.user_id))`

export interface CandidateRow {
  user_id: string
  facts: MatchFacts
  /** As JSON, with times as text. */
  standing: (Omit<Behaviour, 'faded_at' | 'accepted_at'> & { faded_at: string; accepted_at: string | null }) | null
  mutual: number
  joined_at: Date
  shown: number
  interested: boolean
}

/**
 * What is known of these members, and of each with the viewer, in one statement. Each is looked up by itself (`offset 0` sees to it): a
 * few hundred of many are never worth reading a whole table.
 */
export const candidatesById = namedStatement<{ viewer: string; ids: readonly string[] }, CandidateRow>(
  'matching.candidates',
  (_kysely, { viewer, ids }) => sql<CandidateRow>`
    with shared as materialized (${mutualWith(sql`${viewer}::uuid`, sql`${ids}::uuid[]`)})
    select m.user_id, f.facts, m.joined_at, m.shown, coalesce(shared.mutual, 0) as mutual, to_jsonb(s) as standing,
      exists (select from matches i where i.user_id = m.user_id and i.matched_user_id = ${viewer}::uuid and i.status = 'accepted'
        and i.settled_at is not null) as interested
    from unnest(${ids}::uuid[]) wanted (id)
    cross join lateral (select * from match_members where user_id = wanted.id offset 0) m
    cross join lateral (select * from match_facts where user_id = wanted.id offset 0) f
    left join lateral (select * from match_told_standings where user_id = wanted.id offset 0) s on true
    left join shared on shared.id = m.user_id`,
)
