import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertDeck, post } from '#testing/deals.ts'
import { invest } from '#testing/investments.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

const begin = (person: Person, subject_id: string, kind: 'deck' | 'document' = 'document') =>
  person.call.documents.begin({ id: randomUUID(), subject_id, kind, name: 'Contract', bytes: 100 })
const namesOf = async (person: Person, subject_id: string) =>
  (await person.call.documents.list({ subject_id })).items.map(({ name }) => name)

test('documents of an investment are visible only to its investor, and are deleted with it', async () => {
  const founder = await memberNamed(world, 'Luca Bertolini')
  const marit = await world.join({ user_type: 'investor' })
  const other = await world.join({ user_type: 'investor' })
  const id = await invest(marit, { deal_id: await post(founder) })
  await begin(marit, id)
  const ready = randomUUID()
  await insertDeck(world, { id: ready, owner_id: marit.id, subject_id: id })
  expect(await namesOf(marit, id)).toHaveLength(2)
  expect(await marit.call.documents.address({ id: ready, use: 'read' })).toMatchObject({ address: expect.any(String) })
  for (const stranger of [other, founder]) {
    expect(await refusalOf(begin(stranger, id))).toBe('documents.gone')
    expect(await refusalOf(namesOf(stranger, id))).toBe('documents.gone')
    expect(await refusalOf(stranger.call.documents.address({ id: ready, use: 'read' }))).toBe('documents.gone')
    expect(await refusalOf(stranger.call.documents.remove({ id: ready }))).toBe('documents.gone')
  }
  await marit.call.investments.remove({ id })
  expect(await namesOf(marit, id)).toEqual([])
})
