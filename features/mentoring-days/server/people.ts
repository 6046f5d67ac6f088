import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { peopleOf as peopleOfGroup } from '#features/groups/server/index.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import type { Side } from '../choices.ts'
import { mostFounders, mostMentors } from '../limits.ts'
import { mentoringDayProblems } from '../problems.ts'
import { type ChangingDay, changeDay, isOpen } from './access.ts'
import { tellMembers } from './live.ts'
import { pairsOf, peopleOf } from './queries.ts'

interface NewPerson {
  member_id: string
  side: Side
}

/**
 * Adds members to one side. Those who are on it, or do not exist, are passed over.
 * @throws Refusal gone, isCancelled, isThere, tooManyMentors, tooManyFounders
 */
export const addPeople = (
  services: Services,
  actor: Actor,
  { id, side, member_ids }: { id: string; side: Side; member_ids: readonly string[] },
): Promise<void> =>
  changeDay(services, actor, { id, act: 'peopleAdded' }, async (changing) => {
    const across = (await peopleOf(changing.tx, id)).find((person) => person.side !== side && member_ids.includes(person.member_id))
    if (across) throw new Refusal(mentoringDayProblems.isThere, { name: across.full_name })
    await addTo(
      services,
      changing,
      member_ids.map((member_id) => ({ member_id, side })),
    )
  })

/**
 * Adds the people of a group: startups as founders, mentors and advisors as mentors. Others are passed over.
 * @returns how many are new
 * @throws Refusal gone, isCancelled, tooManyMentors, tooManyFounders
 */
export const addGroup = (
  services: Services,
  actor: Actor,
  { id, group_id }: { id: string; group_id: string },
): Promise<{ added: number }> =>
  changeDay(services, actor, { id, act: 'peopleAdded' }, async (changing) => {
    const { rows } = await sql<NewPerson>`
      select u.id as member_id, case u.user_type when 'startup' then 'founder' else 'mentor' end as side
      from ${members.as('u')} where u.id in ${peopleOfGroup(sql`${group_id}::uuid`)} and u.user_type in ('startup', 'mentor', 'advisor')`.execute(
      changing.tx,
    )
    return { added: await addTo(services, changing, rows) }
  })

/** @returns how many are new */
async function addTo(services: Services, { tx, announce, day }: ChangingDay, people: readonly NewPerson[]): Promise<number> {
  const ids = people.map(({ member_id }) => member_id)
  const here = await tx
    .selectFrom(members.as('u'))
    .select('u.id')
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((where) => where.not(isAbsent(where.ref('u.id'))))
    .execute()
  const known = new Set(here.map(({ id }) => id))
  const added = await insertPeople(
    tx,
    day.id,
    people.filter(({ member_id }) => known.has(member_id)),
  )
  await requireRoom(tx, day.id)
  if (isOpen(day)) {
    for (const member_id of added) await announce('mentoringDay.asked', { day_id: day.id, member_id })
    tellMembers(services.live, tx, day.id, added)
  }
  return added.length
}

async function insertPeople(tx: Tx, day_id: string, people: readonly NewPerson[]): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await tx
    .insertInto('mentoring_people')
    .values(people.map((person) => ({ day_id, ...person, answered_at: null, zone: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** @throws Refusal tooManyMentors, tooManyFounders */
async function requireRoom(tx: Tx, dayId: string): Promise<void> {
  const people = await peopleOf(tx, dayId)
  const mentors = people.filter(({ side }) => side === 'mentor').length
  if (mentors > mostMentors) throw new Refusal(mentoringDayProblems.tooManyMentors)
  if (people.length - mentors > mostFounders) throw new Refusal(mentoringDayProblems.tooManyFounders)
}

/** Removes somebody with their wishes and planned meetings; idempotent. @throws Refusal gone, isCancelled; hasMeetings once the day was sent */
export const removePerson = (services: Services, actor: Actor, { id, member_id }: { id: string; member_id: string }): Promise<void> =>
  changeDay(services, actor, { id, act: 'personRemoved' }, async ({ tx, day }) => {
    const person = (await peopleOf(tx, id)).find((each) => each.member_id === member_id)
    if (!person) return
    const meets = (await pairsOf(tx, id)).some(
      ({ mentor_id, founder_id, meeting_id, is_off }) => meeting_id && !is_off && [mentor_id, founder_id].includes(member_id),
    )
    if (day.state === 'sent' && meets) throw new Refusal(mentoringDayProblems.hasMeetings, { name: person.full_name })
    await tx.deleteFrom('mentoring_people').where('day_id', '=', id).where('member_id', '=', member_id).execute()
    if (day.state !== 'draft') tellMembers(services.live, tx, id, [member_id])
  })

/** Sets where a mentor sits; meetings that were sent keep theirs. @throws Refusal gone, isCancelled, noSuchPerson */
export const setPlace = (
  services: Services,
  actor: Actor,
  { id, member_id, place }: { id: string; member_id: string; place: string },
): Promise<void> =>
  changeDay(services, actor, { id, act: 'placeSet' }, async ({ tx }) => {
    const changed = await tx
      .updateTable('mentoring_people')
      .set({ place })
      .where('day_id', '=', id)
      .where('member_id', '=', member_id)
      .where('side', '=', 'mentor')
      .returning('member_id')
      .executeTakeFirst()
    if (!changed) throw new Refusal(mentoringDayProblems.noSuchPerson)
  })

/** Asks everybody for their wishes. Asking again tells those who have not answered. @throws Refusal gone, changedMeanwhile, isCancelled, isSent, bothSidesNeeded, deadlineNeeded */
export const askForWishes = (services: Services, actor: Actor, { id, version }: { id: string; version: number }): Promise<void> =>
  changeDay(services, actor, { id, version, act: 'asked' }, async ({ tx, announce, day }) => {
    if (day.state === 'sent') throw new Refusal(mentoringDayProblems.isSent)
    if (!isOpen({ ...day, state: 'open' })) throw new Refusal(mentoringDayProblems.deadlineNeeded)
    const people = await peopleOf(tx, id)
    if (new Set(people.map(({ side }) => side)).size < 2) throw new Refusal(mentoringDayProblems.bothSidesNeeded)
    await tx.updateTable('mentoring_days').set({ state: 'open' }).where('id', '=', id).execute()
    const open = people.filter(({ answered_at }) => answered_at === null)
    for (const { member_id } of open) await announce('mentoringDay.asked', { day_id: id, member_id })
    tellMembers(
      services.live,
      tx,
      id,
      people.map(({ member_id }) => member_id),
    )
  })
