import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { introduce } from '#testing/introductions.ts'
import { connect } from '#testing/matching.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { introductionProblems } from '../problems.ts'

const world = testWorld()
withoutLimits()
let ida: Person
beforeAll(async () => {
  ida = await world.join({ full_name: 'Ida Introduces' })
})

const yes = (by: Person, id: string) => by.call.introductions.answer({ id, answer: 'yes' })
const stateOf = async (id: string) => (await ida.call.introductions.made({})).items.find((each) => each.id === id)?.state
const connectionsOf = async (by: Person) => (await by.call.relations.connections({})).items

test('two members who say yes simultaneously, and twice, are introduced once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await world.join(), await world.join()]
    for (const each of [one, other]) await connect(ida, each)
    const id = await introduce(ida, one, other)
    const answers = await Promise.all([one, other, one, other].map((each) => yes(each, id)))
    expect(answers.some(({ came_about }) => came_about)).toBe(true)
    const { rows } = await sql`select from domain_events where type in ('members.connected', 'memberIntroduction.cameAbout')
      and ${one.id} = any(array[payload ->> 'by', payload ->> 'other_id', payload ->> 'member_a', payload ->> 'member_b'])
      and ${other.id} = any(array[payload ->> 'by', payload ->> 'other_id', payload ->> 'member_a', payload ->> 'member_b'])`.execute(
      world.services.database.kysely,
    )
    expect(rows).toHaveLength(2)
    await sql`delete from member_introductions where id = ${id}`.execute(world.services.database.kysely)
  }
})

test('a yes and a withdrawal simultaneously: it either comes about or ends', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await world.join(), await world.join()]
    for (const each of [one, other]) await connect(ida, each)
    const id = await introduce(ida, one, other)
    await yes(one, id)
    const [answered, withdrawn] = await Promise.all([refusalOf(yes(other, id)), refusalOf(ida.call.introductions.withdraw({ id }))])
    expect([
      ['was not refused', introductionProblems.cameAbout.id, 'came_about', 2],
      [introductionProblems.gone.id, 'was not refused', 'withdrawn', 1],
    ]).toContainEqual([answered, withdrawn, await stateOf(id), (await connectionsOf(one)).length])
    await sql`delete from member_introductions where id = ${id}`.execute(world.services.database.kysely)
  }
})
