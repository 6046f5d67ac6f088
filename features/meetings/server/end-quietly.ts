import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import { queueInvitation } from './invitations.ts'
import { tellChanged } from './live.ts'
import { type MeetingRow, lockPeople, meetingById, peopleIn } from './queries.ts'
import { updateMeeting } from './rows.ts'

/** The ids of what is open or still to come of a member, perhaps only with another one. */
async function comingOf(tx: Tx, member: string, other?: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('meeting_people')
    .select('meeting_id')
    .where('member_id', '=', member)
    .$if(other !== undefined, (query) => query.where('other_id', '=', other ?? ''))
    .where((where) =>
      where.or([where('state', '=', 'open'), where.and([where('state', '=', 'agreed'), where('ends_at', '>', sql<Date>`now()`)])]),
    )
    .orderBy('meeting_id')
    .execute()
  return rows.map(({ meeting_id }) => meeting_id)
}

/** Ends what is open or still to come between a member and others, without saying who wanted it. */
async function endQuietly(tx: Tx, member: string, other?: string): Promise<void> {
  const announce = announceIn(tx)
  for (const id of await comingOf(tx, member, other)) {
    const meeting = await lockMeeting(tx, id)
    if (meeting?.state !== 'open' && meeting?.state !== 'agreed') continue
    const isAgreed = meeting.state === 'agreed'
    await updateMeeting(tx, id, {
      state: isAgreed ? 'cancelled' : 'withdrawn',
      turn_id: null,
      times: [],
      word: '',
      word_by: null,
      sequence: isAgreed ? meeting.sequence + 1 : meeting.sequence,
    })
    // A member who goes away is told nothing; if one blocks the other, both are.
    for (const to of [meeting.asker_id, meeting.guest_id])
      if (to && (to !== member || other !== undefined))
        await announce(isAgreed ? 'meeting.cancelled' : 'meeting.closed', { meeting_id: id, by: null, to })
  }
}

/** A meeting, with both sides locked as for any other change. */
async function lockMeeting(tx: Tx, id: string): Promise<MeetingRow | undefined> {
  const people = await peopleIn(tx, id)
  await lockPeople(
    tx,
    people.map(({ member_id }) => member_id),
  )
  return meetingById(tx, id)
}

/**
 * Ends the meetings of members who block each other, are suspended or about to leave. In each case the other is told the same, so that a block is not
 * revealed.
 */
export const followAbsence = () =>
  reaction<'relations.blocked' | 'member.absent'>({
    name: 'meetings.followAbsence',
    on: ['relations.blocked', 'member.absent'],
    async react(tx, events) {
      for (const { type, payload } of events)
        await (type === 'member.absent' ? endQuietly(tx, payload.member_id) : endQuietly(tx, payload.member_id, payload.other_id))
    },
  })

/** Takes what ended in this way out of the other's calendar and pages. */
export const followEnded = (services: Services) =>
  reaction<'meeting.cancelled' | 'meeting.closed'>({
    name: 'meetings.followEnded',
    on: ['meeting.cancelled', 'meeting.closed'],
    async react(tx, events) {
      for (const { payload } of events) {
        const meeting = payload.by === null && (await meetingById(tx, payload.meeting_id))
        if (!meeting) continue
        if (meeting.state === 'cancelled') await queueInvitation(services, tx, meeting, payload.to)
        tellChanged(services.live, tx, meeting.id, [payload.to])
      }
    },
  })

/** Members who unsubscribe from emails get no invitations either, also those who have no settings yet. They may have left meanwhile. */
export const followUnsubscribing = () =>
  reaction<'notifications.unsubscribed'>({
    name: 'meetings.followUnsubscribing',
    on: ['notifications.unsubscribed'],
    async react(tx, events) {
      const ids = events.map(({ payload }) => payload.member_id)
      await sql`
        insert into meeting_settings (member_id, mails)
        select u.id, false from ${members.as('u')} where u.id = any(${ids}::uuid[]) order by u.id
        on conflict (member_id) do update set mails = false`.execute(tx)
    },
  })

/** An account is about to be deleted: what is still to come ends, and what it wrote goes. Others keep that past meetings took place. */
export async function forgetMember(tx: Tx, member: string): Promise<void> {
  await endQuietly(tx, member)
  const isMine = sql<boolean>`${member}::uuid in (asker_id, guest_id)`
  await tx.updateTable('meetings').set({ place: '' }).where(isMine).execute()
  await tx.updateTable('meetings').set({ word: '', late_minutes: null }).where(isMine).where('word_by', '=', member).execute()
  // Nobody is left who could see it.
  await sql`delete from meetings where ${isMine} and (asker_id is null or guest_id is null)`.execute(tx)
}
