import { expect, test } from 'vitest'
import { connect } from '#testing/matching.ts'
import { meet } from '#testing/meetings.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

async function meeting(): Promise<{ ana: Person; ben: Person; id: string }> {
  const [ana, ben] = [await memberNamed(world, 'Ana Notes'), await memberNamed(world, 'Ben Met')]
  await connect(ana, ben)
  return { ana, ben, id: await meet(world, ana, ben) }
}

test('a note after a meeting and its next step are found by their author alone', async () => {
  const { ana, ben, id } = await meeting()
  await ana.call.meetings.saveNotes({ id, note: 'Wants electrolysers', step: 'Send the prospectus', step_on: '2031-05-02' })
  await world.settled()
  for (const word of ['electrolysers', 'prospectus'])
    expect((await ana.call.search.find({ query: word })).items).toMatchObject([
      { kind: 'meetingNote', href: expect.stringContaining(id), note: 'Ben Met' },
    ])
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  for (const other of [ben, operator])
    for (const query of ['electrolysers', 'electrolyserss', 'prospectus']) expect(await toldTo(other, query)).toBe(nothingTold)
})

test('a note is not found while the two are hidden from each other, and remains when the other has left', async () => {
  const { ana, ben, id } = await meeting()
  await ana.call.meetings.saveNotes({ id, note: 'About biochar' })
  await world.settled()
  await ben.call.relations.block({ id: ana.id })
  expect(await toldTo(ana, 'biochar')).toBe(nothingTold)
  await ben.call.relations.unblock({ id: ana.id })
  expect(await foundBy(ana, 'biochar')).toHaveLength(1)
  await world.services.database.kysely.deleteFrom('users').where('id', '=', ben.id).execute()
  expect((await ana.call.search.find({ query: 'biochar' })).items).toMatchObject([{ note: '' }])
})
