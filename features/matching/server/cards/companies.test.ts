import { beforeAll, expect, test } from 'vitest'
import { aMinutePasses, accept } from '#testing/matching.ts'
import { addTo, found } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let investor: Person
let ada: Person
let ben: Person
let organisation: { id: string }

beforeAll(async () => {
  const join = async (full_name: string, user_type: 'startup' | 'investor') => {
    const person = await world.join({ full_name, user_type })
    await person.call.profiles.save(profileOf(person, { industry: 'CleanTech', funding_stage: 'seed' }))
    return person
  }
  investor = await join('Ines Investor', 'investor')
  ada = await join('Ada One', 'startup')
  ben = await join('Ben Two', 'startup')
  await join('Cleo Alone', 'startup')
  organisation = await found(ada, { name: 'Terravolta', founded_year: 2020 })
  await addTo(ada, organisation, ben)
  await world.settled()
})

const cards = async (person: Person, holding: string[] = []) => (await person.call.matching.cards({ role: 'startup', holding })).items
const names = async (holding?: string[]) => (await cards(investor, holding)).map(({ full_name }) => full_name).toSorted()

test('two founders of one company have one card, which names the other, and both profiles have its facts', async () => {
  const drawn = await cards(investor)
  expect(drawn.map(({ company_name }) => company_name).toSorted()).toEqual(['Example Works', 'Terravolta'])
  const card = drawn.find(({ company_name }) => company_name === 'Terravolta')
  const other = card?.id === ada.id ? ben : ada
  expect(card?.colleagues).toMatchObject([{ id: other.id }])
  expect((await investor.call.matching.card({ id: ben.id })).colleagues).toMatchObject([{ id: ada.id }])
  expect(await ben.call.profiles.mine()).toMatchObject({ founded_year: 2020 })
  expect(await names([card?.id ?? '']), 'nor while the client holds it').toEqual(['Cleo Alone'])
})

test('colleagues are not matched with each other', async () => {
  expect((await cards(ada)).map(({ full_name }) => full_name)).toEqual(['Cleo Alone'])
})

test('a decision about one founder is one about the company, but who waits for an answer is shown', async () => {
  await accept(investor, ada)
  expect(await names()).toEqual(['Cleo Alone'])
  await accept(ben, investor)
  await aMinutePasses(world)
  expect(await names()).toEqual(['Ben Two', 'Cleo Alone'])
})
