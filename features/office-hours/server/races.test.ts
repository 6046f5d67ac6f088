import { expect, test } from 'vitest'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { offerHours, slotsFor, takePlace } from '#testing/office-hours.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { officeHoursProblems } from '../problems.ts'

const world = testWorld()

async function twenty(): Promise<Person[]> {
  const people = []
  for (let guest = 1; guest <= 20; guest += 1) people.push(await memberNamed(world, `Guest ${guest}`))
  return people
}

test('of twenty who take the last place at once, one gets it, and the others are told what to do; then the line moves on in its order', async () => {
  const mentor = await memberNamed(world, 'Mina Mentor')
  const offer = await offerHours(mentor, { places: 2 })
  const guests = await twenty()
  const [first] = guests
  const [slot] = await slotsFor(guests[0] ?? mentor, offer)
  if (!first || !slot) throw new Error('nothing to book')
  await takePlace(first, slot)
  const others = guests.slice(1)
  const answers = await Promise.all(others.map((guest) => refusalOf(takePlace(guest, slot))))
  expect(answers.filter((answer) => answer === 'was not refused')).toHaveLength(1)
  expect(answers.filter((answer) => answer === officeHoursProblems.full.id)).toHaveLength(18)
  expect((await mentor.call.meetings.list({})).items).toHaveLength(2)

  const line = others.filter((_, at) => answers[at] === officeHoursProblems.full.id)
  expect(new Set(await Promise.all(line.map(async (guest) => (await takePlace(guest, slot, { wait: true })).state)))).toEqual(
    new Set(['waiting']),
  )
  const inOrder = new Map<number, Person>()
  for (const guest of line) inOrder.set((await slotsFor(guest, offer))[0]?.before_you ?? -1, guest)
  expect([...inOrder.keys()].toSorted((one, other) => one - other)).toEqual(line.map((_, at) => at))

  // Both places become free while others leave the line.
  const leaving = [5, 6, 7].flatMap((at) => inOrder.get(at) ?? [])
  const holders = guests.filter((guest) => !line.includes(guest))
  await Promise.all([...holders, ...leaving].map((guest) => guest.call.officeHours.leave({ id: slot.id })))
  await world.settled()
  const people = (await mentor.call.officeHours.own()).items[0]?.slots[0]
  expect(people?.people.map(({ member }) => member.id)).toEqual([inOrder.get(0)?.id, inOrder.get(1)?.id])
  expect(people?.waiting).toBe(line.length - 2 - leaving.length)
  expect((await mentor.call.meetings.list({})).items).toHaveLength(2)
})

test('somebody who books two times of a mentor at once has one place', async () => {
  const [mentor, guest] = [await memberNamed(world, 'Mads Mentor'), await memberNamed(world, 'Gry Guest')]
  const offer = await offerHours(mentor, {
    starts: ['10', '12', '14'].map((hour) => `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T${hour}:00`),
  })
  const slots = await slotsFor(guest, offer)
  const answers = await Promise.all(slots.map((slot) => refusalOf(takePlace(guest, slot))))
  expect(answers.toSorted()).toEqual([officeHoursProblems.oneAtATime.id, officeHoursProblems.oneAtATime.id, 'was not refused'])
})
