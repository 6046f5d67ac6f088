import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Place } from '../contract.ts'
import { queueInvitations } from './invitations.ts'
import { tellChanged } from './live.ts'
import { meetingById } from './queries.ts'
import { insertMeeting, updateMeeting } from './rows.ts'
import { agreedAt, requireFree } from './times.ts'

/** The change of another room, which has locked both members with `lockPeople`. */
interface Within {
  tx: Tx
  announce: Announce
}

interface Arranged {
  host_id: string
  member_id: string
  start: Date
  length: number
  place_kind: Place['kind']
  place: string
  /** IANA names, by member. */
  zones: Readonly<Record<string, string>>
  /** Whether the two are told and invited now; otherwise the other room tells them. */
  isTold: boolean
}

/** Those who arrange meetings also remind of them. */
const remindedElsewhere = { reminded_day: true, reminded_hour: true }

/**
 * Arranges a meeting for two others, which they can cancel, and not move.
 * @returns the id of the meeting
 * @throws Refusal busyYourself if the member, taken if the host has another meeting then
 */
export async function arrangeMeeting(services: Services, { tx, announce }: Within, arranged: Arranged): Promise<string> {
  const { host_id, member_id, start, length, place_kind, place, zones, isTold } = arranged
  await requireFree(tx, { actor: member_id, other: host_id, start, length })
  const id = randomUUID()
  // An occasion of its own: its time is fixed.
  const row = await insertMeeting(tx, zones, {
    id,
    occasion_id: id,
    asker_id: member_id,
    guest_id: host_id,
    length,
    ...agreedAt(start, length),
    ...remindedElsewhere,
    place_kind,
    place,
  })
  tellChanged(services.live, tx, id, [member_id, host_id])
  if (!isTold) return id
  for (const to of [member_id, host_id]) await announce('meeting.agreed', { meeting_id: id, by: null, to })
  await queueInvitations(services, tx, row)
  return id
}

/** Moves an arranged meeting, and tells both. Nothing happens if it is off. @throws Refusal busyYourself, taken */
export async function moveArranged(services: Services, { tx, announce }: Within, id: string, start: Date): Promise<void> {
  const meeting = await meetingById(tx, id)
  if (meeting?.state !== 'agreed' || !meeting.asker_id || !meeting.guest_id) return
  const { asker_id, guest_id, length } = meeting
  await requireFree(tx, { actor: asker_id, other: guest_id, start, length, but: id })
  const row = await updateMeeting(tx, id, { ...agreedAt(start, length), ...remindedElsewhere, sequence: meeting.sequence + 1 })
  for (const to of [asker_id, guest_id]) await announce('meeting.moved', { meeting_id: id, by: null, to })
  await queueInvitations(services, tx, row)
  tellChanged(services.live, tx, id, [asker_id, guest_id])
}

/** Cancels an arranged meeting. Nothing happens if it is off or over. @param isTold whether both are told now; otherwise the other room tells them */
export async function cancelArranged(
  services: Services,
  { tx, announce }: Within,
  id: string,
  { isTold }: { isTold: boolean },
): Promise<void> {
  const meeting = await meetingById(tx, id)
  if (meeting?.state !== 'agreed' || Number(meeting.ends_at) <= Date.now()) return
  await updateMeeting(tx, id, { state: 'cancelled', sequence: meeting.sequence + 1, word: '', word_by: null })
  const people = [meeting.asker_id, meeting.guest_id].filter((member) => member !== null)
  if (isTold) for (const to of people) await announce('meeting.cancelled', { meeting_id: id, by: null, to })
  tellChanged(services.live, tx, id, people)
}

interface MemberSpan {
  member_id: string
  meeting_id: string
  from: Date
  until: Date
}

/** The agreed meetings of any of these members that touch a span of time. */
export async function meetingsMeanwhile(reader: Reader, memberIds: readonly string[], from: Date, until: Date): Promise<MemberSpan[]> {
  const { rows } = await sql<MemberSpan>`
    select member_id, meeting_id, at as from, ends_at as until from meeting_people
    where member_id = any(${memberIds}::uuid[]) and state = 'agreed' and at < ${until} and ends_at > ${from}
      and at > ${new Date(from.getTime() - 90 * 60_000)}`.execute(reader)
  return rows
}
