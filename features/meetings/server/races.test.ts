import { expect, test } from 'vitest'
import { connect } from '#testing/matching.ts'
import { bookTime, hoursAhead, proposeTimes, settingsOf } from '#testing/meetings.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { testWorld } from '#testing/test-world.ts'
import { meetingProblems } from '../problems.ts'

const world = testWorld()

test('of twenty who book the same time at once, one gets it and the others are told what to do', async () => {
  const host = await memberNamed(world, 'Hanna Host')
  await host.call.meetings.saveSettings(settingsOf())
  const guests = []
  for (let guest = 1; guest <= 20; guest += 1) guests.push(await memberNamed(world, `Guest ${guest}`))
  const answers = await Promise.all(guests.map((guest) => refusalOf(bookTime(guest, host, hoursAhead(24)))))
  expect(answers.filter((answer) => answer === 'was not refused')).toHaveLength(1)
  expect(answers.filter((answer) => answer === meetingProblems.taken.id)).toHaveLength(19)
  expect((await host.call.meetings.list({})).items).toHaveLength(1)
  expect(meetingProblems.taken.message).toContain('choose another')
})

test('the database gives a minute away once, whatever the program checked', async () => {
  const [one, other, third] = [
    await memberNamed(world, 'Ona One'),
    await memberNamed(world, 'Otto Other'),
    await memberNamed(world, 'Tea Third'),
  ]
  const pool = world.services.database.pool
  const insert = async (guest: string, at: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into meetings (id, asker_id, guest_id, state, length, starts_at, ends_at, place_kind)
       values (gen_random_uuid(), $1, $2, 'agreed', 30, $3::timestamptz, $3::timestamptz + interval '30 minutes', 'link') returning id`,
      [one.id, guest, at],
    )
    await pool.query(
      `insert into meeting_people (meeting_id, member_id, other_id, state, at, ends_at)
       values ($1, $2, $3, 'agreed', $4::timestamptz, $4::timestamptz + interval '30 minutes')`,
      [rows[0]?.id, one.id, guest, at],
    )
  }
  await insert(other.id, '2090-05-01T10:00:00Z')
  await expect(insert(third.id, '2090-05-01T10:29:00Z')).rejects.toMatchObject({ code: '23P01', constraint: 'meeting_people_time' })
  await insert(third.id, '2090-05-01T10:30:00Z')
})

test('of two moves at once, one happens and the other is asked to look again', async () => {
  const [ada, ben] = [await memberNamed(world, 'Ada Moves'), await memberNamed(world, 'Ben Moves')]
  await connect(ada, ben)
  const { id } = await proposeTimes(ada, ben, [hoursAhead(30)])
  await ben.call.meetings.pick({ id, starts_at: hoursAhead(30), zone: 'Europe/Helsinki' })
  const moves = await Promise.all([
    refusalOf(ada.call.meetings.move({ id, starts_at: hoursAhead(40), sequence: 0 })),
    refusalOf(ben.call.meetings.move({ id, starts_at: hoursAhead(50), sequence: 0 })),
  ])
  expect(moves.toSorted()).toEqual([meetingProblems.movedMeanwhile.id, 'was not refused'])
  expect(await ada.call.meetings.get({ id })).toMatchObject({
    sequence: 1,
    starts_at: hoursAhead(moves[0] === 'was not refused' ? 40 : 50),
  })
})

test('two suggestions for the same time cannot both be agreed to', async () => {
  const [ada, ben, eva] = [
    await memberNamed(world, 'Ada Picks'),
    await memberNamed(world, 'Ben Asks'),
    await memberNamed(world, 'Eva Asks'),
  ]
  await connect(ada, ben)
  await connect(ada, eva)
  const time = hoursAhead(60)
  const asked = [await proposeTimes(ben, ada, [time]), await proposeTimes(eva, ada, [time])]
  const answers = await Promise.all(asked.map(({ id }) => refusalOf(ada.call.meetings.pick({ id, starts_at: time, zone: 'UTC' }))))
  expect(answers.toSorted()).toEqual([meetingProblems.busyYourself.id, 'was not refused'])
})
