import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { areInGroup } from '#features/groups/server/index.ts'
import { meetsMeanwhile } from '#features/meetings/server/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { areConnected, hiddenFrom, isHidden } from '#features/relations/server/index.ts'

type OfferRow = Selectable<Tables['office_offers']>
export type SlotRow = Selectable<Tables['office_slots']>

/** Offers as members see them. */
export type SeenOffer = OfferRow & { mentor: BriefRow; next_free: Date | null }

/** Condition: whether `o` is for this member, apart from who is hidden from whom. */
const isFor = (member: Expression<string>) => sql<SqlBool>`(o.mentor_id <> ${member} and case o.open_to
  when 'everybody' then true
  when 'connections' then ${areConnected(sql.ref('o.mentor_id'), member)}
  when 'group' then ${areInGroup(sql.ref('o.group_id'), sql.ref('o.mentor_id'), member)}
  else false end)`

/** Condition: whether a place of the slot `s` of the offer `o` can be booked. */
const isFree = sql<SqlBool>`(s.taken < o.places and not ${meetsMeanwhile(sql.ref('s.mentor_id'), sql.ref('s.starts_at'), sql.ref('s.ends_at'), sql.ref('s.id'))})`

const seenOffer = sql`o.*, ${briefOf(sql.ref('o.mentor_id'))} as mentor,
  (select s.starts_at from office_slots s where s.offer_id = o.id and s.starts_at > now() and ${isFree} order by s.starts_at limit 1) as next_free`

interface OfferPage {
  viewer: string
  limit: number
  topic?: string | undefined
  mentor?: string | undefined
  at?: string
  id?: string
}

/** Offers for the viewer that have times to come, those with the next time first. Each is listed by its next slot. */
export const offersFor = namedStatement<OfferPage, SeenOffer & { next_at: Date; next_id: string }>(
  'officeHours.list',
  (_kysely, { viewer, limit, topic, mentor, at, id }) => sql`
    select ${seenOffer}, next.starts_at as next_at, next.id as next_id
    from office_slots next join office_offers o on o.id = next.offer_id
    where next.starts_at > now()
      and not exists (
        select from office_slots e where e.offer_id = next.offer_id and e.starts_at > now() and e.starts_at < next.starts_at)
      and o.mentor_id <> all(${hiddenFrom(viewer)}) and ${isFor(viewer)}
      ${topic ? sql`and ${topic} = any(o.topics)` : sql``}
      ${mentor ? sql`and next.mentor_id = ${mentor}` : sql``}
      ${at && id ? sql`and (next.starts_at, next.id) > (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by next.starts_at, next.id limit ${limit}`,
)

/** Condition: the offer with this id has times to come, and the viewer may book them. */
export const isOfferedTo = (viewer: Expression<string>, id: Expression<string>) => sql<boolean>`exists (
  select from office_offers o where o.id = ${id} and o.mentor_id <> all(${hiddenFrom(viewer)}) and ${isFor(viewer)}
    and exists (select from office_slots s where s.offer_id = o.id and s.starts_at > now()))`

/** An offer that a member may book; nothing if it is for others, or the mentor is hidden from them. */
export async function offerSeenBy(reader: Reader, viewerId: string, id: string): Promise<SeenOffer | undefined> {
  const viewer = sql<string>`${viewerId}::uuid`
  const { rows } = await sql<SeenOffer>`
    select ${seenOffer} from office_offers o
    where o.id = ${id} and ${isFor(viewer)} and not ${isHidden(sql.ref('o.mentor_id'), viewer)}`.execute(reader)
  return rows[0]
}

export type SeenSlot = SlotRow & { free: number; yours: 'held' | 'waiting' | null; before_you: number | null }

const beforeYou = sql<number>`(select count(*)::int from office_places line
  where line.slot_id = own.slot_id and line.meeting_id is null and (line.since, line.member_id) < (own.since, own.member_id))`

/** The coming slots of an offer, for a viewer who may see it. */
export async function slotsSeenBy(reader: Reader, viewerId: string, offerId: string): Promise<SeenSlot[]> {
  const { rows } = await sql<SeenSlot>`
    select s.*, case when ${isFree} then o.places - s.taken else 0 end as free,
      case when own.meeting_id is not null then 'held' when own.slot_id is not null then 'waiting' end as yours,
      case when own.slot_id is not null and own.meeting_id is null then ${beforeYou} end as before_you
    from office_offers o join office_slots s on s.offer_id = o.id
    left join office_places own on own.slot_id = s.id and own.member_id = ${viewerId}
    where o.id = ${offerId} and s.starts_at > now() order by s.starts_at, s.id`.execute(reader)
  return rows
}

/** The times for which a member waits; a few at most. */
export async function waitsOf(reader: Reader, memberId: string) {
  const member = sql<string>`${memberId}::uuid`
  const { rows } = await sql<{ slot_id: string; offer_id: string; title: string; mentor: BriefRow; starts_at: Date; before_you: number }>`
    select s.id as slot_id, o.id as offer_id, o.title, ${briefOf(sql.ref('o.mentor_id'))} as mentor, s.starts_at, ${beforeYou} as before_you
    from office_places own join office_slots s on s.id = own.slot_id join office_offers o on o.id = s.offer_id
    where own.member_id = ${member} and own.meeting_id is null and s.starts_at > now() and ${isFor(member)}
      and not ${isHidden(sql.ref('o.mentor_id'), member)}
    order by s.starts_at, s.id`.execute(reader)
  return rows
}

export const offersOf = (reader: Reader, mentorId: string): Promise<OfferRow[]> =>
  reader.selectFrom('office_offers').selectAll().where('mentor_id', '=', mentorId).orderBy('created_at', 'desc').orderBy('id').execute()

export type OwnSlot = SlotRow & { people: { member: BriefRow; answer: string }[]; waiting: number }

/** A mentor's coming slots, with who has a place and how many wait. */
export async function slotsOf(reader: Reader, mentorId: string): Promise<OwnSlot[]> {
  const { rows } = await sql<OwnSlot>`
    select s.*,
      (select coalesce(jsonb_agg(jsonb_build_object('member', ${briefOf(sql.ref('held.member_id'))}, 'answer', held.answer) order by held.since), '[]')
        from office_places held where held.slot_id = s.id and held.meeting_id is not null) as people,
      (select count(*)::int from office_places line where line.slot_id = s.id and line.meeting_id is null) as waiting
    from office_slots s where s.mentor_id = ${mentorId} and s.ends_at > now() order by s.starts_at, s.id`.execute(reader)
  return rows
}

/** A slot with what its offer says. */
export type FullSlot = SlotRow & Pick<OfferRow, 'places' | 'length' | 'place_kind' | 'question' | 'title'>

const fullSlot = sql`s.*, o.places, o.length, o.place_kind, o.question, o.title`

/** A slot that a member may book; nothing if it is for others, or the mentor is hidden from them. */
export async function slotSeenBy(reader: Reader, viewerId: string, id: string): Promise<FullSlot | undefined> {
  const viewer = sql<string>`${viewerId}::uuid`
  const { rows } = await sql<FullSlot>`
    select ${fullSlot} from office_slots s join office_offers o on o.id = s.offer_id
    where s.id = ${id} and ${isFor(viewer)} and not ${isHidden(sql.ref('o.mentor_id'), viewer)}`.execute(reader)
  return rows[0]
}

export async function slotById(reader: Reader, id: string): Promise<FullSlot | undefined> {
  const { rows } = await sql<FullSlot>`
    select ${fullSlot} from office_slots s join office_offers o on o.id = s.offer_id where s.id = ${id}`.execute(reader)
  return rows[0]
}

/** Who waits for a slot and may have a place, those who have waited longest first. */
export async function lineFor(reader: Reader, slotId: string) {
  const { rows } = await sql<{ member_id: string; answer: string; zone: string }>`
    select p.member_id, p.answer, p.zone from office_places p join office_slots s on s.id = p.slot_id join office_offers o on o.id = s.offer_id
    where p.slot_id = ${slotId} and p.meeting_id is null and ${isFor(sql.ref('p.member_id'))}
      and not ${isHidden(sql.ref('o.mentor_id'), sql.ref('p.member_id'))}
    order by p.since, p.member_id`.execute(reader)
  return rows
}

export const placesOf = (reader: Reader, slotIds: readonly string[]) =>
  reader
    .selectFrom('office_places')
    .selectAll()
    .where('slot_id', 'in', [...slotIds])
    .orderBy('since')
    .orderBy('member_id')
    .execute()

/** Coming slots of these mentors, or for which these members wait, that have a free place although there is a line: all in it were passed over. */
export async function slotsStillFree(reader: Reader, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select s.id from office_slots s join office_offers o on o.id = s.offer_id
    where s.id in (
        select slot_id from office_places where member_id = any(${memberIds}::uuid[]) and meeting_id is null
        union all
        select id from office_slots where mentor_id = any(${memberIds}::uuid[]) and starts_at > now())
      and s.starts_at > now() and s.taken < o.places
      and exists (select from office_places line where line.slot_id = s.id and line.meeting_id is null)`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Whether a member has a place with a mentor that is not over. */
export async function holdsPlace(reader: Reader, memberId: string, mentorId: string): Promise<boolean> {
  const held = await reader
    .selectFrom('office_places as p')
    .innerJoin('office_slots as s', 's.id', 'p.slot_id')
    .select('s.id')
    .where('p.member_id', '=', memberId)
    .where('p.meeting_id', 'is not', null)
    .where('s.mentor_id', '=', mentorId)
    .where('s.ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return held !== undefined
}

/** Counts the held places of slots again. */
export async function countTaken(tx: Tx, slotIds: readonly string[]): Promise<void> {
  await sql`
    update office_slots s set taken = (select count(*) from office_places p where p.slot_id = s.id and p.meeting_id is not null)
    where s.id = any(${[...slotIds]}::uuid[])`.execute(tx)
}
