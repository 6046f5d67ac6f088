import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMinutePasses, accept, reject, settledEvents, sweep } from '#testing/matching.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
const rounds = 2
let people: Person[]
beforeEach(async () => {
  people = await Promise.all([1, 2, 3, 4].map((n) => world.join({ full_name: `Member ${n}` })))
})

const at = (index: number) => people[index % people.length] as Person
const overdue = () =>
  sql`update matches set created_at = created_at - interval '61 seconds'
    where id in (select id from matches where settled_at is null for update skip locked)`.execute(world.services.database.kysely)

/** What must hold regardless of concurrency. */
async function expectConsistent() {
  await aMinutePasses(world)
  const { rows: wrong } = await sql`
    select m.id from matches m left join matches theirs on theirs.user_id = m.matched_user_id and theirs.matched_user_id = m.user_id
    left join connections c on c.member_a = least(m.user_id, m.matched_user_id) and c.member_b = greatest(m.user_id, m.matched_user_id)
    where m.settled_at is null or m.answered <> (theirs.id is not null)
      or (c.member_a is not null) <> (m.status = 'accepted' and coalesce(theirs.status = 'accepted', false))`.execute(
    world.services.database.kysely,
  )
  expect(wrong).toEqual([])
  const { rows: failed } = await sql`select reaction, last_error from reaction_positions where failures > 0`.execute(
    world.services.database.kysely,
  )
  expect(failed).toEqual([])
}

test('two members who accept each other simultaneously have one connection, and are notified once each', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await world.join({ full_name: 'One' }), await world.join({ full_name: 'Other' })]
    const answers = await Promise.all([accept(one, other), accept(other, one)])
    expect(answers.filter(({ connected }) => connected)).toHaveLength(1)
    const { rows: announced } = await sql`
      select id from domain_events where type = 'members.connected' and ${one.id} in (payload ->> 'by', payload ->> 'other_id')`.execute(
      world.services.database.kysely,
    )
    expect(announced).toHaveLength(1)
    expect((await settledEvents(world, one, other)).toSorted()).toEqual(['One accepted Other connected', 'Other accepted One connected'])
    await world.settled()
    for (const person of [one, other]) {
      expect((await person.call.notifications.list({})).items).toHaveLength(1)
      expect((await person.call.relations.connections({})).items).toHaveLength(1)
    }
  }
  await expectConsistent()
})

// Several times: what goes wrong depends on which decision waits for which.
test('everybody accepts everybody simultaneously: there is no deadlock, and every pair is connected', { repeats: rounds - 1 }, async () => {
  await Promise.all(people.flatMap((one) => people.filter((other) => other !== one).map((other) => accept(one, other))))
  for (const person of people) expect((await person.call.relations.connections({})).items).toHaveLength(people.length - 1)
  expect(await settledEvents(world, ...people)).toHaveLength(people.length * (people.length - 1))
  await expectConsistent()
})

test('an undo and the next decision simultaneously: the first is either undone or settled', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [decider, first, second] = [await world.join({ full_name: 'Decider' }), at(0), at(1)]
    await accept(decider, first)
    const [outcome] = await Promise.all([refusalOf(decider.call.matching.undo({ id: first.id })), reject(decider, second)])
    const events = await settledEvents(world, decider, first)
    expect([
      ['was not refused', []],
      ['matching.undoTooLate', ['Decider accepted Member 1']],
    ]).toContainEqual([outcome, events])
  }
  await expectConsistent()
})

test("an undo and the other's answer simultaneously: either they are connected, or the accept never happened", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await world.join(), await world.join()]
    await accept(one, other)
    const [outcome, answer] = await Promise.all([refusalOf(one.call.matching.undo({ id: other.id })), accept(other, one)])
    expect([
      ['was not refused', false],
      ['matching.undoTooLate', true],
    ]).toContainEqual([outcome, answer.connected])
  }
  await expectConsistent()
})

test('settling, deciding, undoing, ending and answering concurrently leave nothing undone or done twice', async () => {
  async function live(person: Person, seed: number) {
    for (let n = 0; n < 12; n += 1) {
      const other = at(people.indexOf(person) + 1 + ((seed + n) % (people.length - 1)))
      await Promise.all([
        (n + seed) % 3 === 0 ? reject(person, other).catch(() => {}) : accept(person, other, `Note ${n}`),
        n % 4 === 1 && overdue().then(() => sweep(world)),
        n % 3 === 1 && person.call.matching.undo({ id: other.id }).catch(() => {}),
        n % 4 === 3 && other.call.relations.disconnect({ id: person.id }),
        n % 5 === 0 && other.call.notifications.markAllRead({ up_to: 1_000_000 }),
      ])
    }
  }
  await Promise.all(people.flatMap((person) => [live(person, 0), live(person, 2)]))
  await expectConsistent()
  const { rows: stale } = await sql`
    select n.id from notifications n where n.kind = 'matching.interest' and n.read_at is null and not exists (
      select from matches m where m.matched_user_id = n.user_id and m.user_id = n.actor_id and m.status = 'accepted' and not m.answered)`.execute(
    world.services.database.kysely,
  )
  expect(stale, 'nobody is notified of an interest that does not exist').toEqual([])
})
