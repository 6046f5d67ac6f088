import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import type { MemberGroup, UserType } from '#features/profiles/vocabulary.ts'

const world = testWorld()

/** A member with a complete profile that contains only the given fields. */
async function member(full_name: string, user_type: UserType, fields: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  await person.call.profiles.save(profileOf(person, { company_name: '', bio: '', industry: null, country: null, ...fields }))
  await world.services.events.settled()
  return person
}
type Preferences = NonNullable<ProfileInput['investor_preferences']>
const investor = (full_name: string, preferences: Preferences = {}, fields: Partial<ProfileInput> = {}) =>
  member(full_name, 'investor', { investor_preferences: preferences, ...fields })

const cardsOf = async (person: Person, role: MemberGroup, holding: string[] = []) =>
  (await person.call.matching.cards({ role, holding })).items
const namesFor = async (person: Person, role: MemberGroup, holding: string[] = []) =>
  (await cardsOf(person, role, holding)).map((card) => card.full_name)
/** Waits for all reactions first, since they lock rows that are deleted here. */
async function leave(...people: Person[]) {
  await world.services.events.settled()
  await sql`delete from auth."user" where id = any(${people.map(({ id }) => id)}::uuid[])`.execute(world.services.database.kysely)
}

describe('cards', () => {
  let fia: Person
  let here: Person[]
  beforeAll(async () => {
    fia = await member('Fia Founder', 'startup', {
      industry: 'CleanTech',
      funding_stage: 'seed',
      country: 'DE',
      raising_amount: 1_000_000_00,
      sdgs: [7, 13],
      bio: 'Heat storage in volcanic rock for district heating.',
      expertise_areas: ['Heat storage', 'District heating'],
    })
    const fits = {
      stages: ['seed'],
      industries: ['CleanTech'],
      geography: ['dach'],
      min_investment: 100_000_00,
      max_investment: 500_000_00,
    } as const
    here = [
      fia,
      await investor(
        'Ina Fits',
        { ...fits, stages: ['seed'], industries: ['CleanTech'], geography: ['dach'] },
        { sdgs: [7], country: 'DE' },
      ),
      await investor('Otto Other', { stages: ['seed'], industries: ['EdTech', 'FinTech', 'SaaS'], geography: ['global'] }),
      await investor('Lea Late', { stages: ['series-b', 'series-c'], industries: ['CleanTech'] }),
      await investor('Nora Nordic', { stages: ['seed'], industries: ['CleanTech'], geography: ['nordics'] }),
      await investor('Olga Open'),
      await member('Max Mentor', 'mentor', { expertise_areas: ['District heating'], industry: 'CleanTech' }),
      await member('Ada Advisor', 'advisor', { industry: 'FinTech' }),
      await member('Sten Startup', 'startup', { industry: 'CleanTech', country: 'SE', funding_stage: 'seed' }),
    ]
  })
  afterAll(() => leave(...here))

  test('are the members of a role who may fit, the best first, with a score and their data', async () => {
    expect((await namesFor(fia, 'investor')).toSorted()).toEqual(['Ina Fits', 'Olga Open', 'Otto Other'])
    const [best, ...others] = await cardsOf(fia, 'investor')
    expect(best).toMatchObject({
      full_name: 'Ina Fits',
      user_type: 'investor',
      industries: ['CleanTech'],
      stages: ['seed'],
      amount: { from: 100_000_00, to: 500_000_00, currency: 'EUR' },
      sdgs: [7],
      standing: 'none',
      bookmarked: false,
      note: null,
    })
    for (const other of others) expect(other.score ?? 0).toBeLessThanOrEqual(best?.score ?? 0)
    expect(await fia.call.matching.card({ id: best?.id ?? '' })).toMatchObject({ score: best?.score, reasons: best?.reasons })
  })

  test('are of the requested role, with advisors among the mentors, and never the viewer themselves', async () => {
    expect(await namesFor(fia, 'mentor')).toEqual(['Max Mentor', 'Ada Advisor'])
    expect(await namesFor(fia, 'startup')).toEqual(['Sten Startup'])
  })

  test("leave out members ruled out by either side's stages or places, but nobody whose values are unknown", async () => {
    const [, , , , nora, olga, , , sten] = here as [Person, ...Person[]]
    if (!nora || !olga || !sten) throw new Error('a member was not found')
    expect(await namesFor(nora, 'startup')).toEqual(['Sten Startup'])
    expect(new Set(await namesFor(olga, 'startup'))).toEqual(new Set(['Fia Founder', 'Sten Startup']))
    expect(new Set(await namesFor(sten, 'investor'))).toEqual(new Set(['Nora Nordic', 'Olga Open', 'Otto Other']))
  })

  test('have the same score for both, and again on the next request', async () => {
    const [, ina] = here as [Person, Person]
    const hers = await ina.call.matching.card({ id: fia.id })
    expect((await fia.call.matching.card({ id: ina.id })).score).toBe(hers.score)
    expect((await cardsOf(ina, 'startup')).find(({ id }) => id === fia.id)?.score).toBe(hers.score)
  })
})

describe('somebody', () => {
  const see = async (viewer: Person, other: Person, role: MemberGroup) => (await cardsOf(viewer, role)).some(({ id }) => id === other.id)

  test('is no longer a card once decided on, connected or blocked', async () => {
    const mona = await member('Mona', 'mentor')
    const founders = await Promise.all(['Passed', 'Wanted', 'Blocking', 'Blocked', 'Connected'].map((name) => member(name, 'startup')))
    const [passed, wanted, blocking, blocked, connected] = founders as [Person, Person, Person, Person, Person]
    expect(new Set(await namesFor(mona, 'startup'))).toEqual(new Set(founders.map(({ full_name }) => `${full_name} Example`)))
    await reject(mona, passed)
    await accept(mona, wanted)
    await blocking.call.relations.block({ id: mona.id })
    await mona.call.relations.block({ id: blocked.id })
    await connect(connected, mona)
    expect(await namesFor(mona, 'startup')).toEqual([])
    expect(await namesFor(connected, 'mentor')).toEqual([])
    expect(await see(wanted, mona, 'mentor')).toBe(true)
    await leave(mona, ...founders)
  })

  test('who has left disappears immediately, from the cards and on their own', async () => {
    const mona = await member('Mona', 'mentor')
    const gone = await member('Gone Soon', 'startup')
    expect(await see(mona, gone, 'startup')).toBe(true)
    await leave(gone)
    expect(await see(mona, gone, 'startup')).toBe(false)
    await expect(mona.call.matching.card({ id: gone.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: { problem: 'matching.memberGone' },
    })
    await leave(mona)
  })

  test('with an incomplete profile is not a card, has no score, and gets hints but no cards', async () => {
    const mona = await member('Mona', 'mentor', { industry: 'CleanTech', country: 'IE', sdgs: [7] })
    const nils = await world.join({ full_name: 'Nils Newcomer', user_type: 'startup' })
    await world.settled()
    expect(await see(mona, nils, 'startup')).toBe(false)
    expect(await nils.call.matching.cards({ role: 'mentor' })).toEqual({
      items: [],
      hints: ['industry', 'raising_amount', 'funding_stage'],
    })
    // The first steps fill in much of the profile, but not yet the bio.
    await nils.call.profiles.amend({ industry: 'CleanTech', country: 'IE', sdgs: [7], funding_stage: 'seed' })
    await world.settled()
    expect(await see(mona, nils, 'startup')).toBe(false)
    expect((await nils.call.matching.cards({ role: 'mentor' })).items).toEqual([])
    expect(await nils.call.matching.card({ id: mona.id })).toMatchObject({ score: null, unscored: 'you', reasons: [] })
    expect(await mona.call.matching.card({ id: nils.id })).toMatchObject({ score: null, unscored: 'they', reasons: [] })
    await accept(nils, mona)
    await aMinutePasses(world)
    expect((await mona.call.matching.interests({})).items).toMatchObject([{ member: { id: nils.id }, score: null }])
    await nils.call.profiles.amend({ bio: 'Heat storage in volcanic rock.' })
    await world.settled()
    expect((await mona.call.matching.card({ id: nils.id })).score).toEqual(expect.any(Number))
    await nils.call.profiles.save(profileOf(nils, { industry: 'SaaS', funding_stage: 'seed', country: 'IE', sdgs: [4] }))
    expect((await nils.call.matching.cards({ role: 'mentor' })).hints).toEqual(['raising_amount', 'expertise_areas'])
    await world.settled()
    expect(await see(mona, nils, 'startup')).toBe(true)
    await leave(mona, nils)
  })

  test('who accepted the viewer comes first, with their note, once the accept is settled', async () => {
    const mona = await member('Mona', 'mentor', { industry: 'CleanTech', expertise_areas: ['Heat storage'] })
    const close = await member('Close Fit', 'startup', { industry: 'CleanTech', expertise_areas: ['Heat storage'] })
    const eager = await member('Eager Founder', 'startup')
    await accept(eager, mona, 'Would you look at our plans?')
    expect(await namesFor(mona, 'startup')).toEqual(['Close Fit', 'Eager Founder'])
    await aMinutePasses(world)
    const [first] = await cardsOf(mona, 'startup')
    expect(first).toMatchObject({ full_name: 'Eager Founder', standing: 'interested', note: 'Would you look at our plans?' })
    await leave(mona, close, eager)
  })
})
