import { randomUUID } from 'node:crypto'
import type { NewOffer, Offer, Slot } from '#features/office-hours/contract.ts'
import type { Person } from './people.ts'

/** Local times in UTC at full hours, some hours from now. */
export const localHours = (...hours: number[]): string[] =>
  hours.map((ahead) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + ahead * 3_600_000).toISOString().slice(0, 16))

/** Offers office hours for all members, on one time two days ahead unless told otherwise. @returns their id */
export async function offerHours(mentor: Person, changes: Partial<NewOffer> = {}): Promise<string> {
  const id = randomUUID()
  await mentor.call.officeHours.offer({
    id,
    title: 'Ask me about your round',
    about: 'I led three of them.',
    topics: ['fundraising'],
    open_to: 'everybody',
    question: '',
    length: 30,
    places: 1,
    place: { kind: 'link', text: 'https://video.example.org/mentor' },
    zone: 'UTC',
    starts: localHours(48),
    weeks: 1,
    ...changes,
  })
  return id
}

/** The coming times of office hours, as a member sees them. */
export const slotsFor = async (reader: Person, id: string): Promise<(Offer & { slots: Slot[] })['slots']> =>
  (await reader.call.officeHours.get({ id })).slots

export const takePlace = (
  by: Person,
  slot: { id: string },
  changes: { answer?: string; wait?: boolean } = {},
): Promise<{ state: string }> => by.call.officeHours.book({ id: slot.id, zone: 'Europe/Lisbon', ...changes })
