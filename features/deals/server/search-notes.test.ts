import { beforeAll, expect, test } from 'vitest'
import { dealOf, post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'

const world = testWorld()
let founder: Person
let investor: Person
let other: Person

beforeAll(async () => {
  founder = await memberNamed(world, 'Finn Founder')
  investor = await investorNamed(world, 'Ines Investor')
  other = await investorNamed(world, 'Otto Other')
})

async function kept(note: string): Promise<string> {
  const id = await post(founder, { title: 'Heat from rivers', company_name: 'Flusswärme' })
  await investor.call.deals.place({ id, step: 'saved', after: null })
  await investor.call.deals.note({ id, note })
  await world.settled()
  return id
}
const notesOf = (person: Person, query: string) => foundBy(person, query, { kinds: 'dealNote' })

test('what an investor notes in their pipeline is found by them alone, also by the deal’s name', async () => {
  const id = await kept('Margins too thin for oyster farms')
  expect(await notesOf(investor, 'oyster')).toEqual(['dealNote: Heat from rivers'])
  expect(await notesOf(investor, 'flusswarme oyster')).toHaveLength(1)
  await other.call.deals.place({ id, step: 'saved', after: null })
  for (const person of [founder, other]) {
    expect(await toldTo(person, 'oyster')).toBe(nothingTold)
    expect(await toldTo(person, 'oysterr')).toBe(nothingTold)
  }
  await founder.call.deals.change({ id, ...dealOf(founder, { title: 'Heat from lakes' }) })
  await world.settled()
  expect(await notesOf(investor, 'lakes oyster')).toEqual(['dealNote: Heat from lakes'])
})

test('why they passed is found, too', async () => {
  const id = await kept('')
  expect(await notesOf(investor, 'rivers')).not.toContain(id)
  await investor.call.deals.place({ id, step: 'passed', after: null, pass_reason: 'Conflict with a kelp holding' })
  await world.settled()
  expect(await notesOf(investor, 'kelp')).toHaveLength(1)
})

test('a note is gone a moment after the deal was taken out, hidden or deleted, or its author is no investor any more', async () => {
  const out = await kept('About plankton')
  await investor.call.deals.takeOut({ id: out })
  expect(await toldTo(investor, 'plankton')).toBe(nothingTold)

  const blocked = await kept('About mangroves')
  await founder.call.relations.block({ id: investor.id })
  expect(await toldTo(investor, 'mangroves')).toBe(nothingTold)
  await founder.call.relations.unblock({ id: investor.id })
  expect(await notesOf(investor, 'mangroves')).toHaveLength(1)
  await investor.call.profiles.save(profileOf(investor, { user_type: 'mentor' }))
  expect(await toldTo(investor, 'mangroves')).toBe(nothingTold)
  await investor.call.profiles.save(profileOf(investor, { user_type: 'investor' }))
  expect(await notesOf(investor, 'mangroves')).toHaveLength(1)
  await founder.call.deals.remove({ id: blocked })
  expect(await toldTo(investor, 'mangroves')).toBe(nothingTold)
})
