import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { openLive } from '#testing/live-client.ts'
import { aMinutePasses, connect } from '#testing/matching.ts'
import { hoursAhead, meet, proposeTimes } from '#testing/meetings.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import type { UserType } from '#features/profiles/vocabulary.ts'
import { fieldTexts } from '../field-texts.ts'
import { meetingProblems } from '../problems.ts'
import { meetingStep } from './funnel.ts'
import { meetingsPersonalData } from './personal-data.ts'

const world = testWorld()
const db = () => world.services.database.kysely

async function pair(one = 'Ana Notes', other = 'Ben Notes'): Promise<[Person, Person]> {
  const two: [Person, Person] = [await memberNamed(world, one), await memberNamed(world, other)]
  await connect(...two)
  return two
}
const noNotes = { note: '', step: '', step_on: null, step_done: false, worth: null }
const stepsOf = async (reader: Person) => (await reader.call.meetings.steps({})).items

describe('notes about a meeting', () => {
  test('are the member’s own: the other has notes of their own, and nobody else reaches either', async () => {
    const [ana, ben] = await pair()
    const id = await meet(world, ana, ben)
    const stranger = await memberNamed(world, 'Sia Stranger')
    const notes = { note: 'Good on pricing', step: 'Send the deck', step_on: '2031-05-02', worth: 'yes' as const }
    await ana.call.meetings.saveNotes({ id, ...notes })
    expect(await ana.call.meetings.notes({ id })).toEqual({ ...notes, step_done: false })
    expect(await ben.call.meetings.notes({ id })).toEqual(noNotes)
    expect(await stepsOf(ben)).toEqual([])
    expect((await ben.call.meetings.earlier({ id: ana.id })).items).toEqual([])
    for (const reach of [
      () => stranger.call.meetings.notes({ id }),
      () => stranger.call.meetings.saveNotes({ id, note: 'Mine' }),
      () => stranger.call.meetings.finishStep({ id, is_done: true }),
      () => ben.call.meetings.finishStep({ id, is_done: true }),
    ])
      expect(await refusalOf(reach())).toBe(meetingProblems.gone.id)
    expect((await ana.call.meetings.earlier({ id: ben.id })).items).toMatchObject([
      { meeting_id: id, note: 'Good on pricing', step_done: false },
    ])
    const copied = await meetingsPersonalData.lists?.['notes']?.read(db(), ana.id)
    expect(copied).toEqual([{ meeting_id: id, ...notes, step_done: false }])
  })

  test('can be written before, but whether it was worth it only after it took place', async () => {
    const [ana, ben] = await pair()
    const { id } = await proposeTimes(ana, ben, [hoursAhead(20)])
    await ben.call.meetings.pick({ id, starts_at: hoursAhead(20), zone: 'UTC' })
    await ana.call.meetings.saveNotes({ id, note: 'Ask about churn' })
    expect(await ana.call.meetings.notes({ id })).toMatchObject({ note: 'Ask about churn' })
    expect(await refusalOf(ana.call.meetings.saveNotes({ id, worth: 'yes' }))).toBe(meetingProblems.notOver.id)
    await ana.call.meetings.cancel({ id })
    expect(await refusalOf(ana.call.meetings.saveNotes({ id, worth: 'yes' }))).toBe(meetingProblems.notAgreed.id)
  })
})

describe('a next step', () => {
  test('has a date, is listed by it, and is to be done again once it changes', async () => {
    const [ana, ben] = await pair()
    const [late, soon] = [await meet(world, ana, ben), await meet(world, ana, ben)]
    await ana.call.meetings.saveNotes({ id: late, step: 'Call again', step_on: '2031-06-01' })
    await ana.call.meetings.saveNotes({ id: soon, step: 'Send the deck', step_on: '2031-05-01' })
    expect(await stepsOf(ana)).toMatchObject([
      { meeting_id: soon, step: 'Send the deck', step_on: '2031-05-01', with: { full_name: 'Ben Notes' } },
      { meeting_id: late },
    ])
    const first = await ana.call.meetings.steps({ limit: 1 })
    expect((await ana.call.meetings.steps({ limit: 1, cursor: first.next_cursor ?? '' })).items).toMatchObject([{ meeting_id: late }])
    await ana.call.meetings.finishStep({ id: soon, is_done: true })
    expect(await stepsOf(ana)).toMatchObject([{ meeting_id: late }])
    await ana.call.meetings.saveNotes({ id: soon, note: 'More', step: 'Send the deck', step_on: '2031-05-01' })
    expect(await ana.call.meetings.notes({ id: soon }), 'still done').toMatchObject({ step_done: true, note: 'More' })
    await ana.call.meetings.saveNotes({ id: soon, step: 'Send the model', step_on: '2031-05-01' })
    expect(await stepsOf(ana)).toMatchObject([{ step: 'Send the model' }, { meeting_id: late }])
    await ana.call.meetings.finishStep({ id: soon, is_done: true })
    await ana.call.meetings.finishStep({ id: soon, is_done: false })
    expect(await stepsOf(ana)).toHaveLength(2)
    const refused = (half: object) => refusalOf(ana.call.meetings.saveNotes({ id: soon, ...half }))
    expect(await refused({ step: 'Without a date' })).toBe(fieldTexts.stepDate.message)
    expect(await refused({ step_on: '2031-05-01' })).toBe(fieldTexts.step.message)
  })

  test('stays after a block and after the other’s account is deleted, without a name', async () => {
    const [ana, ben] = await pair()
    const id = await meet(world, ana, ben)
    await ana.call.meetings.saveNotes({ id, step: 'Send the deck', step_on: '2031-05-01' })
    await ben.call.relations.block({ id: ana.id })
    await world.settled()
    const blocked = await stepsOf(ana)
    expect(blocked).toEqual([{ meeting_id: id, step: 'Send the deck', step_on: '2031-05-01', with: null }])
    await ben.call.leaving.ask({ current_password: ben.password })
    await sql`update leaving_members set leaves_at = now() - interval '1 minute'`.execute(db())
    await world.runJob('leaving.deleteDue')
    await world.settled()
    expect(await stepsOf(ana), 'a block looks like a deleted account').toEqual(blocked)
    await ana.call.meetings.finishStep({ id, is_done: true })
    expect(await stepsOf(ana)).toEqual([])
  })
})

test('a meeting counts in the figures once it took place, and not if it was cancelled', async () => {
  const [ana, ben] = await pair()
  const firstOf = async (person: Person) => {
    const { rows } = await sql<{ first: Date | null }>`select ${meetingStep.first(sql<string>`${person.id}::uuid`)} as first`.execute(db())
    return rows[0]?.first ?? null
  }
  const { id } = await proposeTimes(ana, ben, [hoursAhead(30)])
  await ben.call.meetings.pick({ id, starts_at: hoursAhead(30), zone: 'UTC' })
  expect(await firstOf(ana)).toBeNull()
  await ana.call.meetings.cancel({ id })
  await sql`update meeting_people set at = now() - interval '2 days', ends_at = now() - interval '1 day' where meeting_id = ${id}`.execute(
    db(),
  )
  expect(await firstOf(ana)).toBeNull()
  await meet(world, ana, ben)
  for (const person of [ana, ben]) expect(await firstOf(person)).toBeInstanceOf(Date)
})

describe('whether a meeting was worth it', () => {
  const fields = { funding_stage: 'seed', country: 'IE' } as const
  let ivy: Person
  let owners: Person[]
  let target: Person
  let other: Person
  let met: string[]

  async function member(full_name: string, user_type: UserType, changes: Partial<ProfileInput> = {}): Promise<Person> {
    const person = await world.join({ full_name, user_type })
    await person.call.profiles.save(profileOf(person, { industry: null, country: null, ...changes }))
    return person
  }

  beforeAll(async () => {
    ivy = await member('Ivy Invests', 'investor', { investor_preferences: { stages: ['seed'] }, sdgs: [7] })
    owners = [
      await member('Water One', 'startup', { ...fields, industry: 'Biotech' }),
      await member('Water Two', 'startup', { ...fields, industry: 'Biotech' }),
    ]
    target = await member('Same Trade', 'startup', { ...fields, industry: 'Biotech' })
    // Ahead because of a shared goal.
    other = await member('Other Trade', 'startup', { ...fields, industry: 'E-commerce', sdgs: [7] })
    await post(target)
    for (const owner of owners) {
      await say(ivy, owner, 'Shall we talk?')
      await say(owner, ivy, 'Gladly')
    }
    met = []
    for (const owner of owners) met.push(await meet(world, ivy, owner))
    await night()
  })

  async function night(): Promise<void> {
    await aMinutePasses(world)
    await world.settled()
    await world.runJob('matching.tellStandings')
    await world.runJob('matching.commonness')
    await world.settled()
  }

  const order = async () => {
    const cards = (await ivy.call.matching.cards({ role: 'startup' })).items
    const shown = cards.filter(({ id }) => id === target.id || id === other.id)
    return { places: shown.map(({ full_name }) => full_name), scores: Object.fromEntries(shown.map(({ id, score }) => [id, score])) }
  }

  /** Everything the others can find out: meetings, cards, lists, counts, notifications, profiles, conversations, their copies. */
  const noticed = async () => {
    const everybody = [ivy, target, other, ...owners]
    const onlookers = [target, other, ...owners]
    return Promise.all(
      onlookers.map(async ({ call, id: own }) => ({
        meetings: await Promise.all((['next', 'waiting', 'past'] as const).map((which) => call.meetings.list({ which }))),
        notes: await Promise.all(met.map((id) => call.meetings.notes({ id }).catch(({ code }: { code: string }) => code))),
        steps: await call.meetings.steps({}),
        between: [
          await call.meetings.between({ id: ivy.id }),
          await call.meetings.earlier({ id: ivy.id }),
          await call.meetings.offer({ id: ivy.id }),
        ],
        decks: await Promise.all(memberGroups.map((role) => call.matching.cards({ role }))),
        cards: await Promise.all(everybody.filter(({ id }) => id !== own).map(({ id }) => call.matching.card({ id }))),
        lists: [
          await call.matching.interests({}),
          await call.matching.counts(),
          await call.matching.recent(),
          await call.matching.bookmarks({}),
        ],
        notices: [await call.notifications.list({}), await call.notifications.summary()],
        profiles: await Promise.all(everybody.map(({ id }) => call.profiles.get({ id }))),
        directory: await call.directory.list({}),
        talk: [await call.messages.conversations({}), await call.relations.connections({})],
        figures: { ...(await call.dashboard.figures({})), at: null },
        copy: await Promise.all(Object.values(meetingsPersonalData.lists ?? {}).map(async (list) => list.read(db(), own))),
      })),
    )
  }

  test('changes the order of the member’s own cards, and nothing that others can observe, not even after the night', async () => {
    await order()
    await noticed()
    const [before, seen] = [await order(), await noticed()]
    expect(before.places).toEqual(['Other Trade', 'Same Trade'])
    const lives = []
    for (const owner of owners) lives.push(await openLive(world, owner))
    const answer = async (worth: 'yes' | 'no' | 'undecided' | null) => {
      for (const id of met) await ivy.call.meetings.saveNotes({ id, note: 'For me', worth })
      await world.settled()
    }
    await answer('yes')
    expect(await noticed()).toEqual(seen)
    await night()
    expect(await noticed(), 'after the night').toEqual(seen)
    const after = await order()
    expect(after.places).toEqual(['Same Trade', 'Other Trade'])
    expect(after.scores, 'scores depend only on the two profiles').toEqual(before.scores)
    for (const live of lives) {
      expect(await live.settled('meetings.changed')).toEqual([])
      await live.close()
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int from domain_events where payload::text like '%worth%'`.execute(db())
    expect(rows[0]?.count, 'no event tells of it').toBe(0)
    await answer('undecided')
    expect((await order()).places, 'and it can be taken back').toEqual(before.places)
  })
})
