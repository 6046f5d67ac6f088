import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { hasRooms } from '#features/meetings/server/index.ts'
import type { DayFacts, ListedDay, OperatedDay } from '../contract.ts'
import { keyOf } from '../plan/choose-pairs.ts'
import { reasonOf, sharedTopics } from '../plan/reason.ts'
import { roundsOf } from '../rounds.ts'
import { requireDay } from './access.ts'
import { obstaclesOf } from './obstacles.ts'
import { type DayRow, type ListedRow, daysBefore, pairsOf, peopleOf, topicsOf, wishesOf } from './queries.ts'

const byDate = keyset(z.object({ day: z.iso.date(), id: z.uuid() }), ({ day, id }: ListedRow) => ({ day, id }))

/** A page of all days, latest first. @throws Refusal invalidInput for an invalid cursor */
export const listDays = async (reader: Reader, request: PageRequest): Promise<Page<ListedDay>> =>
  presentPage(await readPage(request, byDate, (limit, after) => daysBefore(reader, limit, after)), (row) => ({
    ...factsOf(row),
    mentors: row.mentors,
    founders: row.founders,
    meetings: row.meetings,
  }))

const factsOf = (row: DayRow): DayFacts => ({
  id: row.id,
  title: row.title,
  note: row.note,
  day: row.day,
  zone: row.zone,
  first_start: row.first_start,
  length: row.length,
  break_minutes: row.break_minutes,
  rounds: row.rounds,
  most: row.most,
  wishes_until: row.wishes_until,
  state: row.state,
  version: row.version,
})

/** A day with everything that operators plan with. @throws Refusal gone */
export async function operatedDay(services: Services, id: string): Promise<OperatedDay> {
  const reader = services.database.kysely
  const day = await requireDay(reader, id)
  const [people, pairs, wishes] = await Promise.all([peopleOf(reader, id), pairsOf(reader, id), wishesOf(reader, id)])
  const ids = people.map(({ member_id }) => member_id)
  const [topics, obstacles] = await Promise.all([topicsOf(reader, ids), obstaclesOf(reader, day, people, pairs)])
  return {
    ...factsOf(day),
    times: roundsOf(day).map(({ starts_at, ends_at }) => ({ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() })),
    has_rooms: await hasRooms(services),
    people: people.map((person) => ({
      member: presentBrief(person),
      side: person.side,
      place: person.place,
      is_out: person.is_out,
      has_answered: person.answered_at !== null,
      wishes: [...(wishes.get(person.member_id) ?? [])],
    })),
    meetings: pairs.map(({ mentor_id, founder_id, round, is_pinned, is_off }) => ({
      mentor_id,
      founder_id,
      round,
      is_pinned,
      is_off,
      reason: reasonOf({
        mentor_id,
        founder_id,
        wishes,
        topics: sharedTopics(topics.get(mentor_id) ?? [], topics.get(founder_id) ?? []),
        is_pinned,
      }),
      obstacle: obstacles.get(keyOf({ mentor_id, founder_id })) ?? null,
    })),
  }
}
