import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { hasAcceptedIntroduction } from '#features/deals/server/index.ts'
import { areInGroup } from '#features/groups/server/index.ts'
import { haveTalkedBoth } from '#features/messages/server/index.ts'
import { areConnected, isHidden } from '#features/relations/server/index.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { meetingProblems } from '../problems.ts'
import { type SeenMeeting, type SettingsRow, meetingSeenBy } from './queries.ts'

/** What a member offers to those who may book. */
export type Offer = SettingsRow & Required<{ [Name in 'availability' | 'place_kind']: NonNullable<SettingsRow[Name]> }>

const offersFor = namedStatement<{ actor: string; host: string }, SettingsRow>(
  'meetings.offer',
  (_kysely, { actor, host }) => sql<SettingsRow>`
    select s.* from meeting_settings s
    where s.member_id = ${host} and s.member_id <> ${actor} and s.availability is not null and s.place_kind is not null
      and not ${isHidden(sql<string>`s.member_id`, actor)} and case s.open_to
        when 'everybody' then true
        when 'connections' then ${areConnected(sql<string>`s.member_id`, actor)}
        when 'introduced' then ${hasAcceptedIntroduction(sql<string>`s.member_id`, actor)}
        when 'group' then ${areInGroup(sql<string>`s.group_id`, sql<string>`s.member_id`, actor)}
        else false end`,
)

/** What another member offers the actor; undefined if nothing, or the two are hidden from each other. */
export async function offerFor(reader: Reader, actor: string, host: string): Promise<Offer | undefined> {
  const [offer] = (await offersFor(reader, { actor, host })) as Offer[]
  return offer && isTimeZone(offer.availability.zone) ? offer : undefined
}

/** @throws Refusal notOffered, whatever the reason */
export async function requireOffer(reader: Reader, actorId: string, hostId: string): Promise<Offer> {
  const offer = await offerFor(reader, actorId, hostId)
  if (!offer) throw new Refusal(meetingProblems.notOffered)
  return offer
}

/** Whether the actor may suggest times to a member: they are connected, or have written to each other. */
export async function mayPropose(reader: Reader, actorId: string, otherId: string): Promise<boolean> {
  const [actor, other] = [sql<string>`${actorId}::uuid`, sql<string>`${otherId}::uuid`]
  const { rows } = await sql<{ may: boolean }>`
    select (${actor} <> ${other} and not ${isHidden(other, actor)} and (${areConnected(actor, other)} or ${haveTalkedBoth(actor, other)})) as may`.execute(
    reader,
  )
  return rows[0]?.may ?? false
}

/** A meeting of the actor's. @throws Refusal gone, also if the other is hidden from them */
export async function meetingFor(reader: Reader, actor: Pick<Actor, 'id'>, id: string): Promise<SeenMeeting> {
  const [meeting] = await meetingSeenBy(reader, { viewer: actor.id, id })
  if (!meeting) throw new Refusal(meetingProblems.gone)
  return meeting
}
