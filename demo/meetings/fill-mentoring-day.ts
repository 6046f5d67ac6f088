import { call } from '@orpc/server'
import { mentoringDaysHandlers } from '#features/mentoring-days/server/handlers.ts'
import type { Services } from '#platform/server/services.ts'
import { operatorMember } from '../accounts.ts'
import { as } from '../acting.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom, uuidFrom } from '../random.ts'

const day = 24 * 60 * 60 * 1000
const zone = 'Europe/Brussels'
const size = { mentors: 8, founders: 14 }

/** Creates a mentoring day in three weeks. Most have said whom they would like to meet; the printed founder and mentor have not yet. */
export async function fillMentoringDay(services: Services, members: readonly DemoMember[], now: Date): Promise<void> {
  const operator = as(operatorMember(now), services, 'admin')
  const ofType = (type: string, most: number) =>
    members.filter(({ profile, profile_completed }) => profile_completed && profile.user_type === type).slice(0, most)
  const [mentors, founders] = [ofType('mentor', size.mentors), ofType('startup', size.founders)]
  const id = uuidFrom('a mentoring day')
  const date = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  await call(
    mentoringDaysHandlers.save,
    {
      id,
      version: 0,
      title: 'Mentoring day',
      note: 'In the large hall, second floor. Lunch is at half past twelve. Bring one question that you cannot answer alone.',
      day: date(21),
      zone,
      first_start: '09:30',
      length: 20,
      break_minutes: 5,
      rounds: 6,
      most: 4,
      wishes_until: date(14),
    },
    operator,
  )
  const ids = (people: readonly DemoMember[]) => people.map((member) => member.id)
  await call(mentoringDaysHandlers.addPeople, { id, side: 'mentor', member_ids: ids(mentors) }, operator)
  await call(mentoringDaysHandlers.addPeople, { id, side: 'founder', member_ids: ids(founders) }, operator)
  const { version } = await call(mentoringDaysHandlers.get, { id }, operator)
  await call(mentoringDaysHandlers.ask, { id, version }, operator)
  const random = randomFrom(id)
  for (const [people, others] of [
    [mentors, founders],
    [founders, mentors],
  ] as const)
    // The first of each side is a printed account.
    for (const person of people.slice(1)) {
      const wishes = ids(random.sample(others, random.int(2, 4)))
      if (random.chance(0.85)) await call(mentoringDaysHandlers.saveWishes, { id, wishes, zone }, as(person, services))
    }
}
