import { expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed } from '#testing/messages.ts'
import { columnsIn, fundOf, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'

const world = testWorld()

test('the pages of a team follow every change, except colleagues who may not see it', async () => {
  const founder = await memberNamed(world, 'Luca Bertolini')
  const outsider = await investorNamed(world, 'Otto Outside')
  const { fund, petra, paul, anna } = await fundOf(world)
  const { id } = fund
  const deal = await post(founder)
  await petra.call.teamPipeline.start({ id })
  const { call = '' } = await columnsIn(petra, fund)
  await founder.call.relations.block({ id: anna.id })
  await world.settled()
  await using pages = await openLive(world, paul)
  await using blocked = await openLive(world, anna)
  await using outside = await openLive(world, outsider)

  await petra.call.teamPipeline.add({ id, deal_id: deal })
  await petra.call.teamPipeline.move({ id, deal_id: deal, column_id: call })
  await petra.call.teamPipeline.assign({ id, deal_id: deal, member_id: paul.id })
  await noteOn(petra, fund, deal)
  await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' })
  // The same vote again changes nothing.
  await petra.call.teamPipeline.vote({ id, deal_id: deal, vote: 'yes' })
  expect(await pages.settled('teamPipeline.changed')).toEqual(Array.from({ length: 5 }, () => ({ organisation_id: id, deal_id: deal })))
  await petra.call.teamPipeline.addColumn({ id, name: 'Term sheet' })
  expect(await blocked.settled('teamPipeline.changed')).toEqual([{ organisation_id: id, deal_id: null }])
  expect(await outside.settled('teamPipeline.changed')).toEqual([])

  await petra.call.organisations.removePerson({ id, member_id: anna.id })
  await world.settled()
  expect(await blocked.settled('teamPipeline.changed')).toHaveLength(2)
  await petra.call.teamPipeline.setVoting({ id, votes_hidden: false })
  expect(await blocked.settled('teamPipeline.changed')).toHaveLength(2)
})
