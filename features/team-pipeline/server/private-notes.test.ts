import { beforeAll, expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { type Team, fundOf, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { teamPipelinePersonalData } from './personal-data.ts'

const world = testWorld()
let founder: Person
let team: Team
let deal: string
let id: string

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  team = await fundOf(world)
  id = team.fund.id
  deal = await post(founder)
  // The colleague who is responsible would be told the most.
  await team.paul.call.teamPipeline.add({ id, deal_id: deal })
  for (const author of [team.petra, team.paul]) await noteOn(author, { id }, deal)
  for (const voter of [team.petra, team.paul]) await voter.call.teamPipeline.vote({ id, deal_id: deal, vote: 'unsure' })
})

/** Everything that a colleague can find out about the pipeline. */
async function observedBy(person: Person) {
  await world.settled()
  const { teamPipeline, notifications } = person.call
  const { columns, ...board } = await teamPipeline.get({ id })
  const exported = Object.values(teamPipelinePersonalData.lists ?? {}).map(
    ({ read }) => read(world.services.database.kysely, person.id) as Promise<readonly object[]>,
  )
  return {
    board,
    columns: await Promise.all(columns.map((column) => teamPipeline.cards({ id, column_id: column.id }))),
    card: await teamPipeline.card({ id, deal_id: deal }),
    teams: await teamPipeline.teams({ deal_id: deal }),
    notes: await teamPipeline.notes({ id, deal_id: deal }),
    pagesOfOne: await teamPipeline.notes({ id, deal_id: deal, limit: 1 }),
    votes: await teamPipeline.votes({ id, deal_id: deal }),
    notifications: await notifications.list({}),
    summary: await notifications.summary(),
    exported: await Promise.all(exported),
    mails: world.mailServer.received.filter(({ to }) => to.includes(person.email)).length,
  }
}

/** What the deal's owner can. */
async function observedByFounder() {
  await world.settled()
  const { deals, notifications } = founder.call
  const [seen, analytics, overview, investors] = [
    await deals.get({ id: deal }),
    await deals.analytics({ id: deal }),
    await deals.overview({}),
    await deals.investors({ id: deal }),
  ]
  return { seen, analytics, overview, investors, notifications: await notifications.list({}) }
}

test('nobody but its author can tell that a private note was written, edited or deleted', async () => {
  const { petra, paul } = team
  await using watching = await openLive(world, paul)
  await using author = await openLive(world, petra)
  await watching.settled('teamPipeline.changed')
  const observed = async () => ({
    colleague: await observedBy(paul),
    founder: await observedByFounder(),
    live: (await watching.settled('teamPipeline.changed')).length,
  })
  const before = await observed()

  const note_id = await noteOn(petra, { id }, deal, { text: 'I doubt the numbers.', is_private: true })
  expect(await observed()).toEqual(before)
  await petra.call.teamPipeline.editNote({ id, deal_id: deal, note_id, text: 'I doubt all of the numbers.' })
  expect(await observed()).toEqual(before)
  expect((await petra.call.teamPipeline.notes({ id, deal_id: deal })).items[0]).toMatchObject({
    text: 'I doubt all of the numbers.',
    is_private: true,
  })
  expect((await petra.call.teamPipeline.card({ id, deal_id: deal })).notes).toBe(2)
  await petra.call.teamPipeline.removeNote({ id, deal_id: deal, note_id })
  expect(await observed()).toEqual(before)
  expect(await author.settled('teamPipeline.changed'), 'the author’s other pages follow').toHaveLength(3)
})

test('a private note of somebody else is refused like one that does not exist', async () => {
  const { petra, paul } = team
  const note_id = await noteOn(petra, { id }, deal, { is_private: true })
  const answers = (about: string) =>
    Promise.all(
      [
        paul.call.teamPipeline.editNote({ id, deal_id: deal, note_id: about, text: 'Mine' }),
        paul.call.teamPipeline.removeNote({ id, deal_id: deal, note_id: about }),
      ].map((answer) => answer.catch(({ code, data }: { code: string; data: object }) => ({ code, data }))),
    )
  expect(await answers(note_id)).toEqual(await answers(crypto.randomUUID()))
})

test('the founder can’t tell that a team looks at the deal', async () => {
  const before = await observedByFounder()
  const { anna } = team
  await anna.call.teamPipeline.vote({ id, deal_id: deal, vote: 'no', reason: 'The margins.' })
  await noteOn(anna, { id }, deal)
  await anna.call.teamPipeline.assign({ id, deal_id: deal, member_id: anna.id })
  expect(await observedByFounder()).toEqual(before)
})
