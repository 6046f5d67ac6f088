import { randomUUID } from 'node:crypto'
import type { DaySettings, OperatedDay } from '#features/mentoring-days/contract.ts'
import type { Person } from './people.ts'

/** A date, some days from now. */
export const dateAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Three rounds of 20 minutes in ten days, with a week for wishes, unless told otherwise. */
export const daySettings = (changes: Partial<DaySettings> = {}): DaySettings => ({
  title: 'Spring mentoring day',
  note: 'Bring your deck.',
  day: dateAhead(10),
  zone: 'Europe/Lisbon',
  first_start: '09:00',
  length: 20,
  break_minutes: 5,
  rounds: 3,
  most: null,
  wishes_until: dateAhead(7),
  ...changes,
})

interface People {
  mentors?: readonly Person[]
  founders?: readonly Person[]
}

/** Creates a draft with these people. @param operator manages the programme @returns its id */
export async function draftDay(
  operator: Person,
  { mentors = [], founders = [] }: People = {},
  changes: Partial<DaySettings> = {},
): Promise<string> {
  const id = randomUUID()
  await operator.call.mentoringDays.save({ id, version: 0, ...daySettings(changes) })
  for (const [side, people] of [
    ['mentor', mentors],
    ['founder', founders],
  ] as const)
    if (people.length > 0) await operator.call.mentoringDays.addPeople({ id, side, member_ids: people.map((person) => person.id) })
  return id
}

/** What the operator sees of a day, of which the version is needed for changes. */
export const dayOf = (operator: Person, id: string): Promise<OperatedDay> => operator.call.mentoringDays.get({ id })

/** Asks for wishes, plans or sends a day, having just looked at it. */
export async function advanceDay(operator: Person, id: string, what: 'ask' | 'plan' | 'send' | 'cancel'): Promise<OperatedDay> {
  const { version } = await dayOf(operator, id)
  await operator.call.mentoringDays[what]({ id, version })
  return dayOf(operator, id)
}

export const wish = (by: Person, id: string, ...wished: Person[]) =>
  by.call.mentoringDays.saveWishes({ id, wishes: wished.map((person) => person.id), zone: 'Europe/Lisbon' })

/** Puts two into a round, perhaps in place of another meeting. */
export async function place(
  operator: Person,
  id: string,
  [mentor, founder, round]: readonly [Person, Person, number],
  instead_of?: readonly [Person, Person],
): Promise<void> {
  const { version } = await dayOf(operator, id)
  const moved = instead_of ? { mentor_id: instead_of[0].id, founder_id: instead_of[1].id } : null
  await operator.call.mentoringDays.place({ id, version, mentor_id: mentor.id, founder_id: founder.id, round, instead_of: moved })
}
