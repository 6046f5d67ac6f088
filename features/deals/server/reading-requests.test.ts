import { expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

test('only the owner sees open access requests for their deals', async () => {
  const [owner, ada, ben] = [
    await memberNamed(world, 'Olga Owner'),
    await memberNamed(world, 'Ada Able'),
    await memberNamed(world, 'Ben Brook'),
  ]
  const deals = [await post(owner, { title: 'One', readers: 'granted' }), await post(owner, { title: 'Two', readers: 'granted' })] as const
  await ada.call.deals.askToRead({ id: deals[0] })
  await ben.call.deals.askToRead({ id: deals[1] })
  const waiting = async (person: typeof owner) =>
    (await person.call.deals.readingRequests({})).items.map(({ member, deal_title }) => `${member.full_name}: ${deal_title}`)
  expect(await waiting(owner), 'oldest first').toEqual(['Ada Able: One', 'Ben Brook: Two'])
  expect([await waiting(ada), await waiting(ben)]).toEqual([[], []])
  const first = await owner.call.deals.readingRequests({ limit: 1 })
  const second = await owner.call.deals.readingRequests({ limit: 1, cursor: first.next_cursor ?? '' })
  expect([second.items[0]?.member.full_name, second.next_cursor]).toEqual(['Ben Brook', null])
  await ada.call.relations.block({ id: owner.id })
  expect(await waiting(owner)).toEqual(['Ben Brook: Two'])
  await owner.call.deals.answerAccess({ id: deals[1], member_id: ben.id, answer: 'granted' })
  expect(await waiting(owner)).toEqual([])
})
