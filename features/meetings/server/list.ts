import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Meeting } from '../contract.ts'
import { type SeenMeeting, currentBetween, nextMeetings, pastMeetings, waitingMeetings } from './queries.ts'

const byTime = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ at, id }: SeenMeeting) => ({ at: at.toISOString(), id }))

const lists = { next: nextMeetings, waiting: waitingMeetings, past: pastMeetings }

/** A page of the actor's meetings. @throws Refusal invalidInput for an invalid cursor */
export async function listMeetings(
  reader: Reader,
  actor: Actor,
  { which, ...request }: PageRequest & { which: keyof typeof lists },
): Promise<Page<Meeting>> {
  const page = await readPage(request, byTime, (limit, after) => lists[which](reader, { viewer: actor.id, limit, ...after }))
  return presentPage(page, presentMeeting(actor))
}

/** Meetings that are open or agreed between the actor and another member; none if they are hidden from each other. */
export async function listBetween(reader: Reader, actor: Actor, other: string): Promise<Meeting[]> {
  const rows = await currentBetween(reader, { viewer: actor.id, other })
  return rows.map(presentMeeting(actor))
}

export const presentMeeting =
  ({ id: viewer }: Pick<Actor, 'id'>) =>
  (row: SeenMeeting): Meeting => ({
    id: row.id,
    state: row.state,
    with: row.other && presentBrief(row.other),
    is_yours: row.asker_id === viewer,
    is_booked: row.is_booked,
    is_fixed: row.occasion_id !== null,
    your_turn: row.state === 'open' && row.turn_id === viewer,
    times: row.times.map((time) => time.toISOString()),
    length: row.length,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    their_zone: row.their_zone,
    place: { kind: row.place_kind, text: row.place },
    word: row.word,
    word_is_yours: row.word_by === viewer,
    late: row.late_minutes === null ? null : { minutes: row.late_minutes, is_you: row.late_by === viewer },
    sequence: row.sequence,
    changed_at: row.changed_at.toISOString(),
  })
