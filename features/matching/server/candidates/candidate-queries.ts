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
  /** A tsquery of the members who are not ruled out, and a narrower search among them. */
  gate: string
  focus: Focus
  /** Cards that the viewer has already. */
  holding: readonly string[]
  /** What each fact is worth to the viewer. */
  masks: Masks
  /** The weight of a member's pull. */
  pull: number
  /** How many candidates are returned, and how many newcomers in addition. */
  limit: number
  newcomers: number
  /** For how many days a member counts as a newcomer. */
  newFor: number
}

/**
 * Candidates for an exact score: the best by the worth of their bits to the viewer, the newest members, and those who accepted the viewer.
 * Left out are members the viewer has decided about, is connected to, holds a card of or may not see, the founders of their companies, the
 * viewer's colleagues, and those who were shown to enough others already, unless the viewer has seen them before.
 */
export async function candidateIds(reader: Reader, wanted: Wanted): Promise<string[]> {
  const { viewer, gate, focus, group, masks, pull, limit, newcomers, newFor } = wanted
  const lots = focus.lots ? sql`m.member_group = ${group} and m.lot >= ${focus.lots[0]} and m.lot < ${focus.lots[1]}` : sql`true`
  // Integers add up much faster than floats.
  const steps = masks.masks.map((mask) => sql`${sql.lit(mask.steps)} * bit_count(m.slots & ${mask.bits}::varbit)`)
  const { rows } = await sql<{ user_id: string }>`
    with gated as materialized (
      select m.user_id, (${sql.join([sql`0`, ...steps], sql` + `)})::float8 * ${masks.step}::float8 + m.pull * ${pull}::float8 as light
      from match_members m
      where bit_length(m.slots) = ${slotCount} and m.terms @@ ${focus.query}::tsquery and ${lots} and ${open(wanted)} and ${isNewCompany(wanted)} and ${hasRoom(viewer)}
    ), newest as materialized (
      select * from match_members where member_group = ${group} and joined_at > now() - ${newFor} * interval '1 day'
      order by joined_at desc limit ${10 * newcomers}
    )
    (select user_id from gated order by light desc limit ${limit})
    union
    (select m.user_id from newest m where m.terms @@ ${gate}::tsquery and ${open(wanted)} and ${isNewCompany(wanted)} and ${hasRoom(viewer)} limit ${newcomers})
    union
    (select m.user_id from matches i join match_members m on m.user_id = i.user_id
      where i.matched_user_id = ${viewer} and i.status = 'accepted' and i.settled_at is not null and not i.answered
        and m.member_group = ${group} and ${open(wanted)}
      order by i.created_at desc limit ${newcomers})`.execute(reader)
  return rows.map(({ user_id }) => user_id)
}

/** Members the viewer may be shown. Each list is built once per query. */
const open = ({ viewer, holding }: Pick<Wanted, 'viewer' | 'holding'>): RawBuilder<boolean> => sql<boolean>`
  m.user_id <> ${viewer} and m.user_id <> all(${hiddenFrom(sql.val(viewer))}) and m.user_id <> all(${holding}::uuid[])
  and m.user_id not in (${known(viewer)})`

/** The same for companies: further founders of one that the viewer knows are left out, and so are colleagues. */
const isNewCompany = ({ viewer, holding }: Pick<Wanted, 'viewer' | 'holding'>): RawBuilder<boolean> => sql<boolean>`
  (m.organisation_id is null or m.organisation_id not in (
    select o.organisation_id from (select ${viewer}::uuid union all select unnest(${holding}::uuid[]) union all ${known(viewer)}) met (user_id)
    join match_members o on o.user_id = met.user_id
    where o.organisation_id is not null and (o.user_id = ${viewer} or o.member_group = 'startup')))`

/** Query: the members that the viewer has decided about or is connected to. */
const known = (viewer: string) => sql`
  select d.matched_user_id from matches d where d.user_id = ${viewer} union all ${connectedTo(sql.val(viewer))}`

/** Whether a member may be shown to a new viewer this week; earlier viewers keep seeing them. */
const hasRoom = (viewer: string): RawBuilder<boolean> => sql<boolean>`
  (greatest(m.shown_until, m.wanted_until) <= now() or exists (select from match_shown s where s.viewer_id = ${viewer} and s.member_id = m.user_id))`

export interface CandidateRow {
  user_id: string
  facts: MatchFacts
  /** As JSON, with times as strings. */
  standing: (Omit<Behaviour, 'faded_at' | 'accepted_at'> & { faded_at: string; accepted_at: string | null }) | null
  mutual: number
  joined_at: Date
  shown: number
  interested: boolean
  organisation_id: string | null
}

/**
 * The data of these members, and of each together with the viewer, in one statement. `offset 0` forces a look-up for each member: a few
 * hundred are never worth a scan of the whole table.
 */
export const candidatesById = namedStatement<{ viewer: string; ids: readonly string[] }, CandidateRow>(
  'matching.candidates',
  (_kysely, { viewer, ids }) => sql<CandidateRow>`
    with shared as materialized (${mutualWith(sql`${viewer}::uuid`, sql`${ids}::uuid[]`)})
    select m.user_id, m.organisation_id, f.facts, m.joined_at, m.shown, coalesce(shared.mutual, 0) as mutual, to_jsonb(s) as standing,
      exists (select from matches i where i.user_id = m.user_id and i.matched_user_id = ${viewer}::uuid and i.status = 'accepted'
        and i.settled_at is not null and not i.answered) as interested
    from unnest(${ids}::uuid[]) wanted (id)
    cross join lateral (select * from match_members where user_id = wanted.id offset 0) m
    cross join lateral (select * from match_facts where user_id = wanted.id offset 0) f
    left join lateral (select * from match_told_standings where user_id = wanted.id offset 0) s on true
    left join shared on shared.id = m.user_id`,
)
