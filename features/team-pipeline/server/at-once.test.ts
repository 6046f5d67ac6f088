import { beforeAll, beforeEach, expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { addTo } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { type Team, columnsIn, fundOf, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { dealProblems } from '#features/deals/problems.ts'
import { teamPipelineProblems } from '../problems.ts'

const world = testWorld()
withoutLimits()
let founder: Person
let team: Team
let id: string
let columns: Record<string, string>

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
})
beforeEach(async () => {
  team = await fundOf(world)
  id = team.fund.id
  await team.petra.call.teamPipeline.start({ id })
  columns = await columnsIn(team.petra, team.fund)
})

const outcomesOf = (answers: readonly Promise<unknown>[]) =>
  Promise.all(
    answers.map((answer) =>
      answer.then(
        () => 'ok',
        (error: { code: string; data?: { problem?: string } }) => error.data?.problem ?? error.code,
      ),
    ),
  )
/** Where a deal is, by column. */
async function placesOf(deal: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(await columnsIn(team.petra, team.fund)).map(async ([name, column_id]) => {
      const { items } = await team.petra.call.teamPipeline.cards({ id, column_id })
      return items.filter((card) => card.deal.id === deal).map(() => name)
    }),
  )
  return found.flat()
}

test('a deal is never lost when its column is deleted while colleagues move it there', async () => {
  const deals = await Promise.all(Array.from({ length: 4 }, () => post(founder)))
  for (const deal_id of deals) await team.petra.call.teamPipeline.add({ id, deal_id })
  const { screening: into = '', call: column_id = '' } = columns
  const outcomes = await outcomesOf([
    ...deals.map((deal_id) => team.anna.call.teamPipeline.move({ id, deal_id, column_id })),
    team.petra.call.teamPipeline.removeColumn({ id, column_id, into }),
    ...deals.map((deal_id) => team.paul.call.teamPipeline.move({ id, deal_id, column_id })),
  ])
  expect(['ok', teamPipelineProblems.columnGone.id]).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  expect(await Promise.all(deals.map(placesOf))).toEqual(deals.map(() => ['screening']))
})

test('what is written about a deal that its founder deletes at that moment is refused clearly', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const deal = await post(founder)
    const { petra, paul, anna } = team
    await petra.call.teamPipeline.add({ id, deal_id: deal })
    const outcomes = await outcomesOf([
      noteOn(petra, { id }, deal),
      paul.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' }),
      founder.call.deals.remove({ id: deal }),
      anna.call.teamPipeline.move({ id, deal_id: deal, column_id: columns['call'] ?? '' }),
      anna.call.teamPipeline.add({ id, deal_id: deal }),
      noteOn(paul, { id }, deal),
      anna.call.teamPipeline.takeOut({ id, deal_id: deal }),
    ])
    const expected = ['ok', teamPipelineProblems.cardGone.id, dealProblems.dealGone.id, teamPipelineProblems.removeNotAllowed.id]
    expect(expected).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  }
})

test('nothing private stays of a colleague who writes while they are removed', async () => {
  const { petra, anna } = team
  const deal = await post(founder)
  await petra.call.teamPipeline.add({ id, deal_id: deal })
  for (let turn = 0; turn < 2; turn += 1) {
    const outcomes = await outcomesOf([
      ...[1, 2, 3].map(() => noteOn(anna, { id }, deal, { is_private: true })),
      petra.call.organisations.removePerson({ id, member_id: anna.id }),
      ...[1, 2, 3].map(() => noteOn(anna, { id }, deal, { is_private: true })),
    ])
    expect(['ok', organisationProblems.notIn.id]).toEqual(expect.arrayContaining([...new Set(outcomes)]))
    await world.settled()
    const left = await world.services.database.pool.query('select from team_notes where author_id = $1', [anna.id])
    expect(left.rowCount).toBe(0)
    await addTo(petra, team.fund, anna)
  }
})
